import { screen, within } from '@testing-library/react';
import { preferencesKey, type Preferences } from '#preferences/preferences';
import { renderApp, type RenderedApp } from '../../support/renderApp';

/** The preferences stored in this browser. */
export function stored(): unknown {
  return JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
}

/** Stores preferences, as an earlier visit would have. */
export function keep(preferences: Partial<Preferences>) {
  return localStorage.setItem(preferencesKey, JSON.stringify(preferences));
}

/** Renders the app at the job list with the customizer open. */
export async function openCustomizer(preferences: Partial<Preferences> = {}): Promise<RenderedApp> {
  keep(preferences);
  const app = await renderApp('/jobs');
  await app.user.click(await screen.findByRole('button', { name: 'Customize layout' }));
  await screen.findByRole('dialog', { name: 'Customize layout' });
  return app;
}

/** A radio button in a group of the customizer. */
export function choice(group: string, name: string) {
  return within(screen.getByRole('group', { name: group })).getByRole('radio', { name });
}

/** Creates a `matchMedia` in which queries that contain one of the words match. */
export function getMedia(...words: string[]) {
  return (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: words.some((word) => query.includes(word)),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
