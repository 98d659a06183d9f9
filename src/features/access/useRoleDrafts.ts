import { useState } from 'react';
import type { RoleName } from '#graphql/types.generated';
import { useAccessRoleUpdateMutation, type AccessRoleFragment } from './AccessControl.generated';
import { diffRules, withCell, type Cell } from './abilityRules';

type Drafts = Readonly<Partial<Record<RoleName, readonly Cell[]>>>;

/** Unsaved changes to the roles. */
export interface RoleDrafts {
  /** The roles with the unsaved changes applied. */
  roles: readonly AccessRoleFragment[];
  /** The number of rules that differ from the saved ones. */
  count: number;
  change: (role: RoleName, cell: Cell, isAllowed: boolean) => void;
  discard: () => void;
  /** Saves one role after another; roles saved before an error stay saved. Rejects with the server’s error. */
  save: () => Promise<RoleName[]>;
}

/** Holds the unsaved changes to the roles. */
export function useRoleDrafts(saved: readonly AccessRoleFragment[]): RoleDrafts {
  const [drafts, setDrafts] = useState<Drafts>({});
  const [update] = useAccessRoleUpdateMutation();
  const roles = saved.map((role) => ({ ...role, ability: [...(drafts[role.name] ?? role.ability)] }));
  const changes = saved.flatMap(({ name, ability }) => {
    const draft = drafts[name];
    const count = draft ? diffRules(draft, ability) : 0;
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
        const abilities = draft.map(({ action, subject }) => ({ action, subject }));
        await update({ variables: { role: name, abilities } });
        setDrafts((left) => ({ ...left, [name]: undefined }));
      }
      return changes.map(({ name }) => name);
    },
  };
}
