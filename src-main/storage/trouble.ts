/** Why the storage failed. Each code is a message key. */
export type TroubleCode =
  | 'disk-full'
  | 'disk-read-only'
  | 'disk-busy'
  | 'disk-damaged'
  | 'disk-error'
  /** The file was deleted, moved, replaced or cut while it was open. */
  | 'storage-lost'
  /** Another copy of Caravel wrote to the same campaign. */
  | 'played-elsewhere'
  /** The database was made by a newer Caravel. */
  | 'storage-newer'
  /** The database file belongs to another program. */
  | 'storage-foreign';

/** A failure of the storage. `code` is the key of the message that explains it. */
export class StorageError extends Error {
  readonly code: TroubleCode;

  constructor(code: TroubleCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'StorageError';
    this.code = code;
  }
}

const BY_PREFIX: readonly (readonly [string, TroubleCode])[] = [
  ['SQLITE_FULL', 'disk-full'],
  ['ENOSPC', 'disk-full'],
  ['EDQUOT', 'disk-full'],
  ['SQLITE_IOERR_SHMSIZE', 'disk-full'],
  ['SQLITE_READONLY', 'disk-read-only'],
  ['SQLITE_PERM', 'disk-read-only'],
  ['SQLITE_CANTOPEN', 'disk-read-only'],
  ['EACCES', 'disk-read-only'],
  ['EPERM', 'disk-read-only'],
  ['EROFS', 'disk-read-only'],
  ['SQLITE_BUSY', 'disk-busy'],
  ['SQLITE_LOCKED', 'disk-busy'],
  ['SQLITE_CORRUPT', 'disk-damaged'],
  ['SQLITE_NOTADB', 'disk-damaged'],
  ['SQLITE_CONSTRAINT', 'played-elsewhere'],
  ['SQLITE_', 'disk-error'],
];
/** Any other error of the file system, such as `EIO` or `EMFILE`. */
const SYSTEM_ERROR = /^E[A-Z0-9]+$/;

/** The trouble code of an error of SQLite or of the file system; undefined for any other error (a fault in the program). */
export function troubleOf(error: unknown): TroubleCode | undefined {
  if (error instanceof StorageError) return error.code;
  const code = errorCode(error);
  if (code === undefined) return undefined;
  return (
    BY_PREFIX.find(([prefix]) => code.startsWith(prefix))?.[1] ?? (SYSTEM_ERROR.test(code) ? 'disk-error' : undefined)
  );
}

/** The technical code of an error, such as `SQLITE_FULL` or `EIO`, for the log; undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  if (error instanceof StorageError && error.cause !== undefined) return errorCode(error.cause) ?? error.code;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return error.code;
}
