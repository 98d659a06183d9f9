import { useState } from 'react';
import type { RoleName } from '../../graphql/types.generated';
import type { AbilityRule } from '../../session/ability';
import { useAccessRoleUpdateMutation, type AccessRoleFragment } from './AccessControl.generated';
import { differenceOf, withCell, type Cell } from './abilityRules';

type Drafts = Readonly<Partial<Record<RoleName, readonly AbilityRule[]>>>;

/** What somebody changed of the roles and has not saved yet. */
export interface RoleDrafts {
  /** The roles as they would be. */
  roles: readonly AccessRoleFragment[];
  /** How many rules differ from what is saved. */
  count: number;
  change(role: RoleName, cell: Cell, isAllowed: boolean): void;
  discard(): void;
  /** Saves role by role; those saved before one is refused stay saved. Rejects with the server's refusal. */
  save(): Promise<RoleName[]>;
}

/** Changes to the roles that wait for being saved. */
export function useRoleDrafts(saved: readonly AccessRoleFragment[]): RoleDrafts {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [update] = useAccessRoleUpdateMutation();
  const roles = saved.map((role) => ({ ...role, ability: [...(drafts[role.name] ?? role.ability)] }));
  const changes = saved.flatMap(({ name, ability }) => {
    const draft = drafts[name];
    const count = draft ? differenceOf(draft, ability) : 0;
    return draft && count > 0 ? [{ name, draft, count }] : [];
  });
  return {
    roles,
    count: changes.reduce((sum, { count }) => sum + count, 0),
    change: (name, cell, isAllowed) => {
      const role = roles.find((each) => each.name === name);
      if (role) setDrafts({ ...drafts, [name]: withCell(role.ability, cell, isAllowed) });
    },
    discard: () => setDrafts({}),
    async save() {
      for (const { name, draft } of changes) {
        // The contract names actions and subjects; a draft has no other words than those it offered.
        const abilities = draft.map(({ action, subject }) => ({ action, subject }) as Cell);
        await update({ variables: { role: name, abilities } });
        setDrafts((left) => ({ ...left, [name]: undefined }));
      }
      return changes.map(({ name }) => name);
    },
  };
}
