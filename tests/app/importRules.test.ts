import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listModules } from '../support/importGraph';
import { findBrokenRules } from './importZones';

/** The source files of the folders, except generated ones. */
const listFiles = (...folders: readonly string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.generated)\.tsx?$/.test(path))
      .map((path) => join(folder, path)),
  );

test('no file imports what it must not', () => {
  const broken = listFiles('src', 'shared', 'server', 'mocks').flatMap((file) =>
    listModules(file).flatMap((module) => findBrokenRules(file, module).map((rule) => `${file}: ${module}: ${rule}`)),
  );
  expect(broken).toEqual([]);
});

test.each([
  ['src/app/screens.ts', '../../features/catalogs/screens'],
  ['src/features/catalogs/screens.ts', '../../routing/paths'],
  ['src/features/catalogs/detail/ExportMenu.tsx', '#entities/catalog/useShopQuestion'],
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
])('%s can import %s', (file, source) => {
  expect(findBrokenRules(file, source)).toEqual([]);
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
])('%s cannot import %s', (file, source) => {
  expect(findBrokenRules(file, source)).not.toEqual([]);
});

test('no import climbs three folders: the names of tsconfig.base.json are shorter', () => {
  const files = listFiles('src', 'shared', 'server', 'mocks', 'tests', 'scripts');
  const climbing = /\b(?:from |import\()'(?:\.\.\/){3}(?!(?:\.\.\/)*package\.json)/;
  expect(files.filter((path) => climbing.test(readFileSync(path, 'utf8')))).toEqual([]);
});

/** Nothing else uses a store while it is filled from an archive. */
const committing = ['server/domain/withLock.ts', 'server/domain/archive/restoreArchive.ts'];

test('the domain and its transports commit under a lock: `withLock` passes what commits', () => {
  const files = listFiles('server/domain', 'server/resolvers', 'server/rest');
  const direct = files.filter((path) => /\bstore\.commit\b/.test(readFileSync(path, 'utf8')));
  expect(direct.filter((path) => !committing.includes(path))).toEqual([]);
});
