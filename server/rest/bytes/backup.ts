import type { RequestContext } from '../../context';
import { appendToSetUpArchive, restoreSetUpArchive } from '../../domain/archive/setUpArchive';
import { getArchiveName, writeArchive } from '../../domain/archive/writeArchive';
import { assertAbility } from '../../domain/auth/abilities';
import { bearerToken, toStream } from '../../http';
import { attachment, bytesResponse } from './bytesResponse';
import { wrongMethod } from '../errors';

/** A backup has everything, so it is only for those who can do everything. */
const MANAGE_ALL = { action: 'manage', subject: 'all' };

const readBody = async function* ({ body }: Request): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) yield next.value;
};

/**
 * Serves backups: GET downloads one of the workspace. On a server without accounts, PUT uploads one in slices, and POST
 * restores it, with the token of the set-up link as the bearer token; POST again returns the progress.
 */
export async function handleBackup(
  ctx: RequestContext,
  request: Request,
  getOffset: (url: URL) => number,
): Promise<Response> {
  if (request.method === 'GET') {
    assertAbility(ctx.user, MANAGE_ALL);
    const now = ctx.now();
    const chunks = writeArchive(ctx.openSnapshot, now);
    return bytesResponse(toStream(chunks), 'application/zip', attachment(getArchiveName(now)));
  }
  const token = bearerToken(request);
  if (request.method === 'PUT') {
    const offset = getOffset(new URL(request.url));
    return Response.json({ size: await appendToSetUpArchive(ctx, { token, offset, bytes: readBody(request) }) });
  }
  if (request.method === 'POST') return Response.json(await restoreSetUpArchive(ctx, token));
  return wrongMethod(request.method, ['GET', 'PUT', 'POST']);
}
