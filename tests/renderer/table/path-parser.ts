import { vi } from 'vitest';

type Node = {
  readonly nodeType: 1;
  readonly nodeName: string;
  readonly childNodes: readonly Node[];
  hasAttribute(name: string): boolean;
  getAttribute(name: string): string | null;
};

const node = (nodeName: string, given: Readonly<Record<string, string>>, childNodes: readonly Node[] = []): Node => ({
  nodeType: 1,
  nodeName,
  childNodes,
  hasAttribute: (name) => name in given,
  getAttribute: (name) => given[name] ?? null,
});

/** Lets three read the one path of a drawing where there is no page: symbols are cut from paths. */
export function stubPathParser(): void {
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString(text: string): { documentElement: Node; querySelectorAll: () => [] } {
        const d = / d="([^"]*)"/.exec(text)?.[1] ?? '';
        return { documentElement: node('svg', {}, [node('path', { d })]), querySelectorAll: () => [] };
      }
    },
  );
}
