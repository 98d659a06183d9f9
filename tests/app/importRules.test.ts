import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  ['src/features/products/sections/media/MediaField.tsx', '../../core/readOnly'],
  ['src/main.tsx', '../mocks/browser'],
  ['mocks/worker.ts', '#server/gateway'],
  ['src/app/App.tsx', '#shared/slug'],
  ['server/records/slug.ts', '#shared/slug'],
  ['mocks/fixtures/auth.ts', '#server/records/auth'],
  ['server/gateway.ts', './db/memoryStore'],
  ['server/resolvers/auth.ts', '../domain/auth/session'],
  ['server/domain/auth/session.ts', '../../db/store'],
  ['server/domain/auth/tokens.ts', 'jsonwebtoken'],
  ['server/db/sql/sqlStore.ts', '../memoryStore'],
])('%s can import %s', async (file, source) => {
  expect(await refusals(file, source)).toEqual([]);
});

test.each([
  ['src/app/App.tsx', '../../mocks/browser'],
  ['server/gateway.ts', '../src/routing/paths'],
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
  ['src/features/products/core/readOnly.ts', '../sections/media/MediaField'],
  ['src/features/products/form/ProductFormFrame.tsx', '../detail/ProductEditor'],
  ['server/records/auth.ts', '../db/store'],
  ['mocks/fixtures/auth.ts', '#server/domain/auth/session'],
  ['mocks/fixtures/auth.ts', '../demo/demoSeeds'],
  ['server/gateway.ts', '#mocks/worker'],
  ['shared/slug.ts', '#server/records/slug'],
  ['shared/slug.ts', '#lib/csv'],
  ['server/domain/analytics.ts', '../../mocks/fixtures/analytics'],
  ['src/app/App.tsx', '#server/gateway'],
  ['server/db/memoryStore.ts', '../domain/auth/session'],
  ['server/db/memoryStore.ts', '../gateway'],
  ['server/gateway.ts', './db/sql/openDatabase'],
  ['server/domain/context.ts', '../db/sql/sql'],
  ['mocks/worker.ts', '#server/db/sql/openDatabase'],
  ['server/domain/auth/session.ts', '../../resolvers/auth'],
  ['server/domain/auth/session.ts', 'graphql'],
  ['server/domain/auth/session.ts', 'msw'],
  ['server/domain/auth/session.ts', 'node:fs'],
  ['mocks/messaging/pagePort.ts', '#server/gateway'],
  ['mocks/messaging/pagePort.ts', '../worker'],
])('%s cannot import %s', async (file, source) => {
  expect(await refusals(file, source)).toHaveLength(1);
});

test('no import climbs three folders: the names of tsconfig.base.json are shorter', () => {
  const files = ['src', 'shared', 'server', 'mocks', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.generated)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );
  const climbing = /\b(?:from |import\()'(?:\.\.\/){3}(?!(?:\.\.\/)*package\.json)/;
  expect(files.filter((path) => climbing.test(readFileSync(path, 'utf8')))).toEqual([]);
});
