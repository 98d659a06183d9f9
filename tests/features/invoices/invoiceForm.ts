import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';

/** The form field with the label. */
export const field = (name: string) => screen.findByRole('textbox', { name });

/** The client's country field. The bank has one too. */
export const clientCountry = async () =>
  within(await screen.findByRole('region', { name: 'Client' })).getByRole('textbox', { name: 'Country' });

/** The fields of an item. Numbers start at 1. */
export const itemAt = async (number: number) => within(await screen.findByRole('group', { name: `Item ${number}` }));

/** The amounts section of the form. */
export const amounts = () => screen.findByRole('region', { name: 'Amounts' });

/** Waits until the field shows the error. */
export const expectFault = (element: HTMLElement, message: string | RegExp) =>
  waitFor(() => expect(element).toHaveAccessibleDescription(message));
