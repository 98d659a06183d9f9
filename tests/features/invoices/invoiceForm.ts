import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** A field of the form by its label. */
export const field = (name: string) => screen.findByRole('textbox', { name });

/** The country of the client; the bank has one too. */
export const clientCountry = async () =>
  within(await screen.findByRole('region', { name: 'Client' })).getByRole('textbox', { name: 'Country' });

/** The fields of an item, counted from 1. */
export const itemAt = async (number: number) => within(await screen.findByRole('group', { name: `Item ${number}` }));

/** The part of the form with the amounts. */
export const amounts = () => screen.findByRole('region', { name: 'Amounts' });

/** Waits until the field is said to be wrong. */
export const expectFault = (element: HTMLElement, message: string | RegExp) =>
  waitFor(() => expect(element).toHaveAccessibleDescription(message));
