import { expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';

/** What happens in a context besides what its pages show. */
export interface Watch {
  /** Fails when something went wrong on the side, or another host was called. */
  expectQuiet(): void;
}

/**
 * Whether it tells of a call that a page made while it was left: its service worker asks the network then, where no
 * GraphQL is. The gateway itself never answers 404 there.
 */
const isOfLeftPage = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') && /\/graphql$/.test(message.location().url);

/** Notes errors, console errors and warnings, and requests to other hosts, from now on. */
export function watch(context: BrowserContext, ownOrigin: string): Watch {
  const faults: string[] = [];
  const follow = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || isOfLeftPage(message)) return;
      faults.push(`console ${message.type()} at ${page.url()}: ${message.text()} ${message.location().url}`);
    });
  };
  context.pages().forEach(follow);
  context.on('page', follow);
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && origin !== ownOrigin) faults.push(`request to ${request.url()}`);
  });
  return { expectQuiet: () => expect(faults).toEqual([]) };
}
