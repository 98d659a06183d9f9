import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The form field with the label. */
export function field(name: string) {
  return screen.findByRole('textbox', { name });
}

/** The client's country field. The bank has one too. */
export async function clientCountry() {
  return within(await screen.findByRole('region', { name: 'Client' })).getByRole('textbox', { name: 'Country' });
}

/** The fields of an item. Numbers start at 1. */
export async function itemAt(number: number) {
  return within(await screen.findByRole('group', { name: `Item ${number}` }));
}

/** The amounts section of the form. */
export function amounts() {
  return screen.findByRole('region', { name: 'Amounts' });
}

/** Waits until the field shows the error. */
export function expectFault(element: HTMLElement, message: string | RegExp) {
  return waitFor(() => expect(element).toHaveAccessibleDescription(message));
}
