/** Identifies one window (one open page of the renderer) as long as it lives. */
export type WindowId = string;

/**
 * The only connection between windows and the host. A shell carries messages through it and adds nothing: messages are
 * plain JSON, checked against the schemas of `messages.ts` by the host, never by a shell.
 */
export type HostPort = {
  /** Answers one request. Never rejects: a malformed or refused request gets a reply that says so. */
  request(window: WindowId, message: unknown): Promise<unknown>;
  /** Starts pushing to a window; the returned function ends that and forgets everything the window had open. */
  connect(window: WindowId, push: (message: unknown) => void): () => void;
  /** Finishes writing and closes the database. */
  close(): void;
};

/** The same connection seen from a window: what a shell provides to the renderer. */
export type Bridge = {
  request(message: unknown): Promise<unknown>;
  /** Registers the listener for pushes and starts them; the returned function ends them. */
  listen(listener: (message: unknown) => void): () => void;
};
