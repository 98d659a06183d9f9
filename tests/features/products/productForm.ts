import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A field of the product form, once it is there. */
export const field = (name: string | RegExp): Promise<HTMLElement> => screen.findByRole('textbox', { name });

/** Writes a text in place of what stands in a field. */
export async function retype(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}

/** Presses the button that saves. */
export const save = async (user: UserEvent): Promise<void> => user.click(screen.getByRole('button', { name: 'Save' }));
