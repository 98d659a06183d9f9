import type { Page } from '@playwright/test';

/** Opens the app and signs in as the demo administrator. */
export async function signIn(page: Page, url: string) {
  await page.goto(url);
  await page.getByLabel('Email').fill('admin@demo.com');
  await page.getByLabel('Password', { exact: true }).fill('admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Sign in' }).waitFor();
}

interface Call {
  method: string;
  path: string;
  body: string;
}

/** Sends a request to the gateway from within the page, as the app does. */
export function call(page: Page, request: Call): Promise<Record<string, unknown>> {
  return page.evaluate(async ({ method, path, body }) => {
    const authorization = `Bearer ${(localStorage.getItem('accessToken') ?? '').replaceAll('"', '')}`;
    const headers = { authorization, 'content-type': 'application/json' };
    const response = await fetch(path, { method, headers, body });
    return (await response.json()) as Record<string, unknown>;
  }, request);
}

/** Returns the response to a GraphQL query sent by the page. Throws if the gateway returns errors. */
export async function ask<Data>(page: Page, query: string, variables: Record<string, unknown>): Promise<Data> {
  const body = JSON.stringify({ query, variables });
  const { data, errors } = await call(page, { method: 'POST', path: '/graphql', body });
  if (errors) throw new Error(JSON.stringify(errors));
  return data as Data;
}
