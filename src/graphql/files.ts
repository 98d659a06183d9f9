import { isObject } from '../lib/isObject';
import type { ServerCalls } from './backEnd';
import { RefusedError, type ErrorCode } from './errors';

/** Options of an upload. */
export interface UploadOptions {
  /** Called after each slice with the share that has arrived, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Aborting stops between or within slices; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
}

/** Moves the bytes of files, which GraphQL only names. Both reject with a `RefusedError`, or a TypeError when the server is not reached. */
export interface Files {
  /** Sends the bytes for a file that `fileCreate` opened, in slices of 1 MB. */
  uploadFile(file: Blob, fileId: string, options?: UploadOptions): Promise<void>;
  /** Fetches a path of the server, such as a feed's `url`, and saves it under `name`. */
  downloadFile(path: string, name: string): Promise<void>;
}

const sliceSize = 1024 * 1024;

const codeByStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'INVALID',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  413: 'LIMIT',
  422: 'INVALID',
};

async function refusal(response: Response): Promise<RefusedError> {
  const body: unknown = await response.json().catch(() => null);
  const message = isObject(body) && typeof body.error === 'string' ? body.error : response.statusText;
  return new RefusedError(codeByStatus[response.status] ?? 'UNKNOWN', message);
}

/** Saves bytes as a file of the person's, by the browser's own download. */
function save(bytes: Blob, name: string): void {
  const url = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address after the click; it needs it no longer than this.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The files of the server whose GraphQL stands at `url`. */
export function createFiles({ url, ready, tokens, outages }: ServerCalls): Files {
  async function call(path: string, init: RequestInit): Promise<Response> {
    await ready;
    const send = (token: string | null) =>
      (outages?.fetch ?? fetch)(new URL(path, url), {
        ...init,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
    const token = await tokens.fresh();
    const response = await send(token);
    if (response.status !== 401 || token === null) return response;
    const renewed = await tokens.replace(token);
    return renewed === null ? response : send(renewed);
  }

  return {
    async uploadFile(file, fileId, { onProgress, signal } = {}) {
      let offset = 0;
      do {
        signal?.throwIfAborted();
        const body = file.slice(offset, offset + sliceSize);
        const path = `/files/${encodeURIComponent(fileId)}?offset=${offset}`;
        const response = await call(path, { method: 'PUT', body, ...(signal && { signal }) });
        if (!response.ok) throw await refusal(response);
        offset += body.size;
        onProgress?.(file.size === 0 ? 1 : offset / file.size);
      } while (offset < file.size);
    },
    async downloadFile(path, name) {
      const response = await call(path, {});
      if (!response.ok) throw await refusal(response);
      save(await response.blob(), name);
    },
  };
}
