/** Names one window (one open page of the renderer) for as long as it lives. */
export type WindowId = string;

/**
 * The one door between windows and the host. A shell carries messages through it and adds nothing: both messages are
 * plain JSON, checked against the schemas of `messages.ts` by the host, never by a shell.
 */
export type HostPort = {
  /** Answers one request. Never rejects: what is malformed or refused comes back as a reply that says so. */
  request(window: WindowId, message: unknown): Promise<unknown>;
  /** Starts pushing to a window; the returned function ends it and forgets all that window had open. */
  connect(window: WindowId, push: (message: unknown) => void): () => void;
  /** Finishes writing and closes the database. */
  close(): void;
};

/** The same door seen from inside a window: what a shell puts at the renderer's disposal. */
export type Bridge = {
  request(message: unknown): Promise<unknown>;
  /** Registers the listener for pushes and starts them; the returned function ends it. */
  listen(listener: (message: unknown) => void): () => void;
};
