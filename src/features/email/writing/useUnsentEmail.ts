import { useMemo } from 'react';
import * as z from 'zod/mini';
import { sessionStore } from '#lib/browserStorage';
import { useSession } from '#session/sessionContext';
import { readUserDraft, writeUserDraft } from '#session/userDrafts';

const people = z.array(z.object({ email: z.string(), name: z.string() }));

const unsentEmail = z.object({
  source: z.string(),
  /** Null until the draft is saved. */
  draftId: z.nullable(z.string()),
  values: z.object({
    to: people,
    cc: people,
    bcc: people,
    subject: z.string(),
    message: z.string(),
    attachments: z.array(
      z.object({
        fileName: z.string(),
        url: z.nullable(z.string()),
        bytes: z.nullable(z.number()),
        thumbnail: z.nullable(z.string()),
      }),
    ),
  }),
});

const draftName = 'email';

/** What was written, and the draft that it is saved as. */
export type UnsentEmail = Omit<z.infer<typeof unsentEmail>, 'source'>;

/**
 * The email that is being written in this tab and not saved yet, which survives a reload. `source` says which one it
 * is.
 */
export function useUnsentEmail(source: string) {
  const userId = useSession().user?.id ?? '';
  return useMemo(
    () => ({
      read: (): UnsentEmail | null => {
        const { data } = unsentEmail.safeParse(readUserDraft(sessionStore, userId, draftName));
        return data?.source === source ? data : null;
      },
      write: (unsent: UnsentEmail) => writeUserDraft(sessionStore, userId, draftName, { source, ...unsent }),
      remove: () => writeUserDraft(sessionStore, userId, draftName, null),
    }),
    [userId, source],
  );
}
