import { browserBridge } from '#main/shell-browser/browser-bridge.ts';
import {
  CONTRACT,
  pushSchema,
  replySchema,
  type Push,
  type Reply,
  type Request,
  type RequestOf,
} from '#main/contract/messages.ts';
import type { Bridge } from '#main/contract/port.ts';

/** A request to the host, without the version of the contract. */
export type HostRequest = { [T in Request['type']]: Omit<RequestOf<T>, 'contract'> }[Request['type']];

/** The host, with its messages checked. */
export type Host = {
  /** Sends a request and waits. It never rejects: where no answer comes, the reply is a refusal that says so. */
  ask(what: HostRequest): Promise<Reply>;
  /** Hears what the host sends unasked. Returns a function that stops it. */
  listen(listener: (push: Push) => void): () => void;
};

/** The bridge of the shell this window runs in. */
export function pickBridge(): Bridge {
  const offered: unknown = Reflect.get(window, 'caravel');
  return isBridge(offered) ? offered : browserBridge();
}

/** Whether something is what the desktop shell's preload script offers as `window.caravel`. */
function isBridge(value: unknown): value is Bridge {
  return typeof value === 'object' && value !== null && 'request' in value && 'listen' in value;
}

/** Checks everything that comes through a bridge against the contract's schemas. */
export function hostThrough(bridge: Bridge): Host {
  return {
    async ask(what) {
      try {
        const reply = replySchema.safeParse(await bridge.request({ contract: CONTRACT, ...what }));
        return reply.success ? reply.data : refused('bridge-garbled');
      } catch (error) {
        return refused(codeOf(error));
      }
    },
    listen: (listener) =>
      bridge.listen((message) => {
        const push = pushSchema.safeParse(message);
        if (push.success) listener(push.data);
      }),
  };
}

function refused(code: string): Reply {
  return { type: 'refused', why: { code, params: {} } };
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? `bridge-${code}` : 'bridge-unreachable';
}
