/** An event as the log carries it: a type and plain values. */
export type LogEvent = { readonly type: string; readonly [key: string]: unknown };
