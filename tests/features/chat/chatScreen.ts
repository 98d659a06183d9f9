import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Gateway } from '#server/gateway';
import { answered } from '../../support/gatewayServer';
import { readStored } from '../../support/stored';

/** The navigation with all chats and contacts. */
export function people() {
  return screen.findByRole('navigation', { name: 'Chats and contacts' });
}

/** The list of chats or the list of other contacts. */
export function getList(name: 'Chats' | 'Other contacts') {
  return screen.findByRole('list', { name });
}

/** The names in one of the lists, in order. */
export async function namesIn(name: 'Chats' | 'Other contacts') {
  return within(await getList(name))
    .getAllByRole('link')
    .map((link) => link.querySelector('[title][dir]')?.textContent);
}

/** The link to a conversation. */
export async function link(name: string | RegExp) {
  return within(await people()).findByRole('link', { name });
}

/** An entry of the main menu. */
export function menu(name: string) {
  return within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name });
}

/** The message log of a contact. */
export function log(name: string) {
  return screen.findByRole('log', { name: `Messages with ${name}` });
}

/** The message field for a contact. */
export function field(name: string) {
  return screen.findByRole('textbox', { name: `Message to ${name}` });
}

/** A stored chat. */
export function stored(gateway: Gateway, id: string) {
  return readStored(gateway, 'chats', id);
}

/** Waits until the page is subscribed to incoming messages. */
export function listening() {
  return waitFor(() => expect(answered).toContain('ChatMessageReceived'));
}

/** Sets the height of the log, which jsdom does not calculate, and scrolls it. */
export function scrollLog(log: HTMLElement, { to, height = 1000 }: { to: number; height?: number }): void {
  Object.defineProperty(log, 'scrollHeight', { configurable: true, value: height });
  Object.defineProperty(log, 'clientHeight', { configurable: true, value: 300 });
  log.scrollTop = to;
  log.dispatchEvent(new Event('scroll', { bubbles: true }));
}
