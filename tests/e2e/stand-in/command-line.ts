/**
 * docs/api/command-line.md: the switches of Chromium, as this process was started with and as the app appends them. They go
 * to Chromium when it is started, which is before the app is ready and after the app's first turn.
 */
const switches = new Map<string, string>();

for (const argument of process.argv.slice(1)) {
  const [, name, value = ''] = /^--([^=]+)=?(.*)$/s.exec(argument) ?? [];
  if (name !== undefined) switches.set(name, value);
}

export const commandLine = {
  appendSwitch: (name: string, value = ''): void => void switches.set(name, value),
  hasSwitch: (name: string): boolean => switches.has(name),
  getSwitchValue: (name: string): string => switches.get(name) ?? '',
};

/** Every switch as Chromium is told it. */
export function switchesForChromium(): string[] {
  return [...switches].map(([name, value]) => (value === '' ? `--${name}` : `--${name}=${value}`));
}
