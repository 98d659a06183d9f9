import { describe, expect, it } from 'vitest';
import {
  createProfile,
  deleteProfile,
  listProfiles,
  updateProfile,
  type ProfileFields,
} from '#server/domain/imports/mapping/profiles';
import { createTestContext, getError } from '../../catalogs/domainContext';

const fields = (name: string): ProfileFields => ({
  name,
  format: 'CSV',
  layout: 'CUSTOM',
  mapping: [{ source: 'Artikel', target: 'sku', transforms: [] }],
  errorPolicy: 'REJECT_FAILED_ROWS',
});

describe('Import profiles', () => {
  it('have a unique code derived from their name, and are listed from A to Z', async () => {
    const ctx = createTestContext();
    await createProfile(ctx, fields(' Wörter & Söhne '));
    await createProfile(ctx, fields('Acme'));
    await createProfile(ctx, fields('acme'));
    await createProfile(ctx, fields('日本'));
    const profiles = await listProfiles(ctx);
    expect(profiles.map(({ name }) => name)).toEqual(['acme', 'Acme', 'Wörter & Söhne', '日本']);
    expect(new Map(profiles.map(({ id, code }) => [id, code]))).toEqual(
      new Map([
        ['1', 'worter-sohne'],
        ['2', 'acme'],
        ['3', 'acme-2'],
        ['4', 'profile'],
      ]),
    );
  });

  it('keep their code if the name stays the same, and update all other fields', async () => {
    const ctx = createTestContext();
    const { id } = await createProfile(ctx, fields('Acme'));
    ctx.passSeconds(60);
    const changed = await updateProfile(ctx, id, { ...fields('Acme'), errorPolicy: 'IGNORE_FAILED' });
    expect(changed).toMatchObject({
      id,
      code: 'acme',
      errorPolicy: 'IGNORE_FAILED',
      updatedAt: '2026-03-01T12:01:00.000Z',
    });
    expect(await listProfiles(ctx)).toEqual([changed]);
  });

  it.each<[string, Partial<ProfileFields>, string]>([
    ['no name', { name: '  ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
    ['no column', { mapping: [] }, 'mapping'],
    ['no column that is read', { mapping: [{ source: 'A', target: null, transforms: [] }] }, 'mapping'],
  ])('are rejected with %s', async (_, wrong, field) => {
    const ctx = createTestContext();
    const refusal = await getError(() => createProfile(ctx, { ...fields('Acme'), ...wrong }));
    expect(refusal.code).toBe('INVALID');
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
    expect(await listProfiles(ctx)).toEqual([]);
  });

  it('are deleted, and throw if missing on update or delete', async () => {
    const ctx = createTestContext();
    const { id } = await createProfile(ctx, fields('Acme'));
    expect(await deleteProfile(ctx, id)).toBe(id);
    expect(await listProfiles(ctx)).toEqual([]);
    expect(await getError(() => deleteProfile(ctx, id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await getError(() => updateProfile(ctx, id, fields('Acme')))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
