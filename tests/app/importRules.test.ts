import { ESLint } from 'eslint';
import { beforeAll, expect, test } from 'vitest';

let eslint: ESLint;
beforeAll(() => {
  eslint = new ESLint();
});

const refusals = async (filePath: string, source: string) => {
  const [result] = await eslint.lintText(`import * as it from '${source}';\nvoid it;\n`, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId).filter((rule) => rule?.includes('restricted'));
};

test.each([
  ['src/app/screens.ts', '../../features/catalogs/screens'],
  ['src/features/catalogs/screens.ts', '../../routing/paths'],
  ['src/features/catalogs/detail/ExportMenu.tsx', '../../entities/catalog/useShopQuestion'],
  ['src/ui/layout/Page.tsx', '../../graphql/errors'],
  ['src/graphql/authLink.ts', '../session/tokens'],
  ['src/i18n/locale.ts', '../preferences/preferences'],
  ['src/main.tsx', '../mocks/browser'],
  ['mocks/gateway.ts', './db/memoryStore'],
  ['mocks/resolvers/auth.ts', '../domain/auth/session'],
  ['mocks/domain/auth/session.ts', '../../db/store'],
  ['mocks/domain/auth/tokens.ts', 'jsonwebtoken'],
])('%s can import %s', async (file, source) => {
  expect(await refusals(file, source)).toEqual([]);
});

test.each([
  ['src/app/App.tsx', '../../mocks/browser'],
  ['mocks/gateway.ts', '../src/routing/paths'],
  ['src/lib/jwt.ts', '../routing/paths'],
  ['src/ui/layout/Page.tsx', '../../features/catalogs/screens'],
  ['src/ui/layout/Page.tsx', '../../entities/catalog/shopSchema'],
  ['src/entities/catalog/shopSchema.ts', '../../features/catalogs/screens'],
  ['src/routing/paths.ts', '../app/screens'],
  ['src/graphql/errors.ts', '../ui/messages'],
  ['src/routing/paths.ts', '../graphql/errors'],
  ['src/session/tokens.ts', '../graphql/errors'],
  ['src/session/tokens.ts', '../routing/paths'],
  ['src/i18n/locale.ts', '../session/tokens'],
  ['src/preferences/preferences.ts', '../i18n/locale'],
  ['src/features/catalogs/screens.ts', '../products/screens'],
  ['src/features/calendar/screens.ts', '../todo/screens'],
  ['src/features/catalogs/screens.ts', '../../app/screens'],
  ['mocks/records/auth.ts', '../db/store'],
  ['mocks/fixtures/auth.ts', '../domain/auth/session'],
  ['mocks/db/memoryStore.ts', '../domain/auth/session'],
  ['mocks/db/memoryStore.ts', '../gateway'],
  ['mocks/domain/auth/session.ts', '../../resolvers/auth'],
  ['mocks/domain/auth/session.ts', 'graphql'],
  ['mocks/domain/auth/session.ts', 'msw'],
  ['mocks/domain/auth/session.ts', 'node:fs'],
  ['mocks/messaging/pagePort.ts', '../gateway'],
])('%s cannot import %s', async (file, source) => {
  expect(await refusals(file, source)).toHaveLength(1);
});
