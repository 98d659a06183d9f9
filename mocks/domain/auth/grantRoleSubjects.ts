import { ROLE_SUBJECTS } from '../../db/demoSeeds';
import type { Change } from '../../records/tables';
import type { DomainContext } from '../context';

/**
 * Subjects about the structure of products, which earlier builds did not have. Products can’t be read well without
 * them.
 */
const SUBJECTS = ['Attribute', 'Family', 'Channel'];

/**
 * Lets the roles that read products also read what the build that stored them did not know, once. A subject that any
 * role names was known, so that roles without it are those that an administrator has changed.
 */
export async function grantRoleSubjects({ store, now }: Pick<DomainContext, 'store' | 'now'>): Promise<void> {
  const roles = await store.list('roles');
  const known = new Set(roles.flatMap(({ ability }) => ability.map(({ subject }) => subject)));
  const granted = SUBJECTS.filter((subject) => !known.has(subject)).map((subject) => ({ action: 'read', subject }));
  const readers = roles.filter(({ ability }) =>
    ability.some(({ action, subject }) => subject === 'Product' && (action === 'read' || action === 'manage')),
  );
  const puts = granted.length
    ? readers.map((role): Change => ({ table: 'roles', put: { ...role, ability: [...role.ability, ...granted] } }))
    : [];
  await store.commit([...puts, { table: 'settings', put: { id: ROLE_SUBJECTS, value: now().toISOString() } }]);
}
