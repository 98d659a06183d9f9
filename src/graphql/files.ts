import { isObject } from '#lib/isObject';
import { saveFile } from '#lib/saveFile';
import type { ServerCalls } from './serverCalls';
import { RefusedError, type ErrorCode } from './errors';
import { OutageError } from './outageError';
import { waitUntilReachable } from './waitUntilReachable';

/** Options of an upload. */
interface UploadOptions {
  /** Called after each slice with the fraction uploaded, 0 to 1. */
  onProgress?: (share: number) => void;
  /**
   * Called when the server stops responding. The upload waits for the server, and the next progress call ends the wait.
   */
  onWait?: () => void;
  /** Aborting stops between or within slices; the promise rejects with the signal’s reason. */
  signal?: AbortSignal;
}

/** A path of the server, and the token that it needs instead of that of the session. */
interface ServerPath {
  path: string;
  token: string;
}

/**
 * Transfers the bytes of files, which GraphQL only references. Both functions reject with a `RefusedError`, or with a
 * TypeError if the server is not reached.
 */
export interface Files {
  /**
   * Sends the bytes for a file that `createFile` opened, by its ID, or to a path of the server, in slices of 1 MB.
   * After an outage it continues from what the server has, and gives up after several failures in a row while the
   * server answers otherwise. A second call continues, too.
   */
  uploadFile: (file: Blob, target: string | ServerPath, options?: UploadOptions) => Promise<void>;
  /** Downloads a path of the server, such as a feed’s `url`, and saves it under `name`. */
  downloadFile: (path: string, name: string) => Promise<void>;
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

/**
 * Failures in a row after which an upload gives up. With the pauses between them, that takes half a minute while the
 * server is responding.
 */
const maxFailures = 7;

const readBody = (response: Response): Promise<unknown> => response.json().catch(() => null);

function refusal(response: Response, body: unknown): RefusedError {
  const message = isObject(body) && typeof body.error === 'string' ? body.error : response.statusText;
  return new RefusedError(codeByStatus[response.status] ?? 'UNKNOWN', message);
}

/** The offset at which the server says the upload must continue; null if the response contains none. */
const parseOffset = ({ status }: Response, body: unknown): number | null =>
  status === 409 && isObject(body) && typeof body.offset === 'number' ? body.offset : null;

/** File transfer for the server whose GraphQL endpoint is at `url`. */
export function createFiles({ url, ready, tokens, outages }: ServerCalls): Files {
  async function call(path: string, init: RequestInit, ownToken?: string): Promise<Response> {
    // The token is for the server only.
    if (new URL(path, url).origin !== new URL(url).origin) {
      throw new RefusedError('INVALID', 'The file isn’t on the server.');
    }
    await ready;
    const send = (token: string | null) =>
      (outages?.fetch ?? fetch)(new URL(path, url), {
        ...init,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
    if (ownToken !== undefined) return send(ownToken);
    const token = await tokens.fresh();
    const response = await send(token);
    if (response.status !== 401 || token === null) return response;
    const renewed = await tokens.replace(token);
    return renewed === null ? response : send(renewed);
  }

  return {
    async uploadFile(file, target, { onProgress, onWait, signal } = {}) {
      const { path: base, token = undefined } =
        typeof target === 'string' ? { path: `/files/${encodeURIComponent(target)}` } : target;
      let offset = 0;
      let failures = 0;
      for (let isWhole = false; !isWhole;) {
        signal?.throwIfAborted();
        const body = file.slice(offset, offset + sliceSize);
        try {
          const init = { method: 'PUT', body, ...(signal && { signal }) };
          const response = await call(`${base}?offset=${offset}`, init, token);
          if (response.ok) {
            offset += body.size;
            failures = 0;
          } else {
            const answer = await readBody(response);
            const right = parseOffset(response, answer);
            if (right === null || ++failures >= maxFailures) throw refusal(response, answer);
            offset = right;
          }
        } catch (error) {
          const isOutage = error instanceof OutageError && error.outageCause !== 'notStarted';
          if (signal?.aborted || !outages || !isOutage || ++failures >= maxFailures) throw error;
          onWait?.();
          await waitUntilReachable(outages, failures - 1, signal);
          continue;
        }
        isWhole = offset >= file.size;
        onProgress?.(file.size === 0 ? 1 : offset / file.size);
      }
    },
    async downloadFile(path, name) {
      const response = await call(path, {});
      if (!response.ok) throw refusal(response, await readBody(response));
      saveFile(await response.blob(), name);
    },
  };
}
