import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The allowed sources by directive. */
export type Directives = Readonly<Record<string, readonly string[]>>;

const INLINE_SCRIPTS = /<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g;

/** Returns the sources that allow exactly the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPTS)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

/** Returns the policy in the form used in a header or a meta tag. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Returns what the built page can load and connect to; `serverUrl` is the configured GraphQL server, if any. */
export function pageDirectives(html: string, serverUrl?: string): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(html)],
    // Monaco, GraphiQL's editor, writes its theme colors into a style element and each line's position into a style
    // attribute, and does not support a nonce. Without inline styles, its text overlaps and has no colors.
    'style-src': ["'self'", "'unsafe-inline'"],
    // Product images are on hosts named in the user's own files, which can be any shop. They are loaded without a
    // referrer.
    'img-src': ["'self'", 'data:', 'https:', 'http:'],
    // Monaco's style sheet contains its icons.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(serverUrl && URL.canParse(serverUrl) ? [new URL(serverUrl).origin] : [])],
    'worker-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
  };
}

/**
 * Writes the content security policy into the built page, so that it applies on any static host. A meta tag cannot set
 * `frame-ancestors`; the host has to.
 */
export function contentSecurityPolicy(): Plugin {
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
}
