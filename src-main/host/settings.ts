import type { Reply, RequestOf } from '#main/contract/messages.ts';
import { SETTINGS } from '#main/contract/settings.ts';
import { refused } from './replies.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';

type Name = keyof typeof SETTINGS;

/** Reads the settings, after changing one if the request says so. Stored values that do not fit are skipped. */
export function settings(host: Host, request: RequestOf<'settings' | 'set'>): Reply {
  if (request.type === 'set') {
    const { name, value } = request;
    if (!isName(name)) return refused(messageOf('unknown-setting', { name }));
    if (value === null) host.store.forgetSetting(name);
    else {
      const read = SETTINGS[name].safeParse(value);
      if (!read.success) return refused(messageOf('wrong-setting', { name }));
      host.store.saveSetting(name, read.data);
    }
  }
  const intact = [...host.store.settings()].flatMap(([name, value]) => {
    const read = isName(name) ? SETTINGS[name].safeParse(value) : undefined;
    return read?.success === true ? [[name, read.data] as const] : [];
  });
  return { type: 'settings', settings: { ...host.usual, ...Object.fromEntries(intact) } };
}

function isName(name: string): name is Name {
  return Object.hasOwn(SETTINGS, name);
}
