import { expect, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';

/** Observes what happens in a context apart from what its pages show. */
export interface Watch {
  /** Fails if there were errors or warnings, or a request was sent to another host. */
  expectQuiet: () => void;
}

/**
 * Whether the message is about a request that a page sent while it was being left: its service worker then asks the
 * network, where there is no GraphQL server. The gateway itself never responds with 404 there.
 */
const isOfLeftPage = (message: ConsoleMessage): boolean =>
  message.text().includes('status of 404') && /\/graphql$/.test(message.location().url);

/** Whether the message is about the style of Fluent’s slider, which contains a value for older browsers. */
const isOfFluent = (message: ConsoleMessage): boolean => message.text().includes("'slider-vertical'");

/** Records errors, console errors and warnings, and requests to other hosts from now on. */
export function watch(context: BrowserContext, ownOrigin: string): Watch {
  const faults: string[] = [];
  const follow = (page: Page) => {
    page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || isOfLeftPage(message) || isOfFluent(message)) return;
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
