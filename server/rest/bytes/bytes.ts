import type { RequestContext } from '../../context';
import { assertAbility } from '../../domain/auth/abilities';
import { fileAppend, fileRead, isFileOfJob } from '../../domain/files/files';
import { mediaRead } from '../../domain/files/media';
import { DomainError } from '../../errors';
import { loadTranslations } from '../../i18n/translate';
import { toStream } from '../../http';
import type { FileRecord } from '../../records/files';
import { attachment, bytesResponse } from './bytesResponse';
import { wrongMethod } from '../errors';

const getOffset = (url: URL) => {
  const text = url.searchParams.get('offset') ?? '0';
  if (/^\d+$/.test(text)) return Number(text);
  throw new DomainError('INVALID', `offset must be a whole number of bytes, not "${text}".`);
};

/** The permission of every account: files belong to emails, images and jobs alike, under unguessable IDs. */
const ANY_ACCOUNT = { action: 'read', subject: 'Auth' };
const READ_JOBS = { action: 'read', subject: 'Job' };

const putFile = async (ctx: RequestContext, id: string, request: Request) => {
  assertAbility(ctx.user, ANY_ACCOUNT);
  const start = getOffset(new URL(request.url));
  let file: FileRecord = await fileAppend(ctx, id, start, new Uint8Array());
  if (request.body) {
    const reader = request.body.getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      file = await fileAppend(ctx, id, file.size, next.value);
    }
  }
  return Response.json({ size: file.size });
};

/**
 * Turns a rejected offset into a response with the correct one, so that the client can continue; rethrows other errors.
 */
const answerRightOffset = async (error: unknown, ctx: RequestContext): Promise<Response> => {
  const offset = error instanceof DomainError ? error.fields?.offset : undefined;
  if (!(error instanceof DomainError) || offset === undefined) throw error;
  const { message } = error.toTexts(await loadTranslations(ctx));
  return Response.json({ error: message, offset: Number(offset) }, { status: 409 });
};

const getFile = async (ctx: RequestContext, id: string) => {
  assertAbility(ctx.user, ANY_ACCOUNT);
  if (await isFileOfJob(ctx, id)) assertAbility(ctx.user, READ_JOBS);
  const { file, bytes } = await fileRead(ctx, id);
  return bytesResponse(toStream(bytes), file.mediaType, attachment(file.name));
};

/** Generated drawings, loaded with the first image. */
const drawings = () => import('../../drawings/drawing');

const getMedia = async (ctx: RequestContext, id: string) => {
  const drawn = (await drawings()).drawing(id, (await ctx.demo?.drawings()) ?? {});
  const cache = { 'cache-control': 'public, max-age=31536000, immutable' };
  if (drawn !== undefined) return bytesResponse(drawn, 'image/svg+xml', cache);
  const { file, bytes } = await mediaRead(ctx, id);
  return bytesResponse(toStream(bytes), file.mediaType, cache);
};

const splitParts = (path: string) => {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    throw new DomainError('INVALID', `The path ${path} isn’t a valid URL-encoded path.`);
  }
};

/** Serves bytes: uploaded and generated files, images, feeds, and backups. Throws DomainErrors. */
export async function handleBytes(ctx: RequestContext, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, place, id = '', name = ''] = splitParts(pathname);
  if (place === 'backup') {
    const { handleBackup } = await import('./backup');
    return handleBackup(ctx, request, getOffset).catch((error: unknown) => answerRightOffset(error, ctx));
  }
  if (place === 'files' && request.method === 'PUT') {
    return putFile(ctx, id, request).catch((error: unknown) => answerRightOffset(error, ctx));
  }
  if (request.method !== 'GET') return wrongMethod(request.method, place === 'files' ? ['GET', 'PUT'] : ['GET']);
  if (place === 'files') return getFile(ctx, id);
  if (place === 'media') return getMedia(ctx, id);
  return (await import('../feeds')).getFeed(ctx, id, name, searchParams);
}
