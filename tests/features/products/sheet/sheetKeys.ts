import { act, createEvent, fireEvent } from '@testing-library/react';

/** Dispatches a clipboard event on the focused cell, and returns what it has copied. */
export async function pressCells(kind: 'copy' | 'cut' | 'paste', given: Readonly<Record<string, string>> = {}) {
  const data = new Map(Object.entries(given));
  const clipboardData = {
    getData: (type: string) => data.get(type) ?? '',
    setData: (type: string, text: string) => void data.set(type, text),
  };
  const target = document.activeElement ?? document.body;
  const event = createEvent[kind](target, { clipboardData });
  await act(async () => {
    fireEvent(target, event);
  });
  return { text: data.get('text/plain') ?? '', html: data.get('text/html') ?? '' };
}

/** Pastes a text into the focused cell. */
export async function pasteText(text: string): Promise<void> {
  await pressCells('paste', { 'text/plain': text });
}
