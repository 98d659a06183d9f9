import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Finds a field of the product form. */
export function field(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('textbox', { name });
}

/** Replaces the text in a field. */
export async function retype(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}

/** Clicks the save button, which is named otherwise while an earlier save is pending. */
export async function save(user: UserEvent): Promise<void> {
  return user.click(await screen.findByRole('button', { name: 'Save' }));
}
