import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What a policy allows, by directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

const INLINE_SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** The sources that allow the inline scripts of a page, and no others. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPTS)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The policy as it is written in a header or a meta tag. */
export const policyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

/** What the built page can load and call; `serverUrl` is the configured GraphQL server, if there is one. */
export const pageDirectives = (html: string, serverUrl?: string): Directives => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...inlineScriptHashes(html)],
  // Monaco, GraphiQL's editor, writes the colors of its theme into a style element and the place of each line into a style
  // attribute, and takes no nonce: without these its text overlaps and has no colors.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Images of products are at the hosts that the user's own files name, any shop's. They are loaded without a referrer.
  'img-src': ["'self'", 'data:', 'https:', 'http:'],
  // Monaco's style sheet holds its icons.
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'", ...(serverUrl && URL.canParse(serverUrl) ? [new URL(serverUrl).origin] : [])],
  'worker-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
});

/**
 * Writes the content security policy into the built page, so that it is in force on any static host. What a meta tag cannot
 * say, `frame-ancestors`, is up to the host.
 */
export const contentSecurityPolicy = (): Plugin => {
  let serverUrl: string | undefined;
  return {
    name: 'content-security-policy',
    apply: 'build',
    configResolved: ({ env }) => {
      serverUrl = typeof env.VITE_GRAPHQL_URL === 'string' ? env.VITE_GRAPHQL_URL : undefined;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policyText(pageDirectives(html, serverUrl)) },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
};
