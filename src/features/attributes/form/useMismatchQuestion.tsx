import { useApolloClient } from '@apollo/client/react';
import { useRef, useState, type ReactNode } from 'react';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import { AttributeTrialDocument, type AttributeTrialQuery } from './AttributeForm.generated';
import type { AttributeValues } from './attributeSchema';
import { toFormatInput } from './attributeValues';
import { MismatchDialog } from './MismatchDialog';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns a function that resolves to whether to save changes of a stored attribute, and the dialog that asks for it if
 * stored values do not match them, or rules, recipes, or views name an option that they remove.
 */
export function useMismatchQuestion(
  id: string | undefined,
  values: AttributeValues,
): { ask: (changed: AttributeValues) => Promise<boolean>; question: ReactNode } {
  const client = useApolloClient();
  const [preview, setPreview] = useState<AttributeTrialQuery['attributePreview'] | null>(null);
  const answerRef = useRef<(isWanted: boolean) => void>(undefined);
  const shown = useLastOpen(preview !== null, preview);
  const answer = (isWanted: boolean) => {
    setPreview(null);
    answerRef.current?.(isWanted);
  };
  const ask = async (changed: AttributeValues) => {
    const format = toFormatInput(changed);
    if (id === undefined || isSame(format, toFormatInput(values))) return true;
    const { data } = await client.query({
      query: AttributeTrialDocument,
      variables: { input: { id, ...format } },
      fetchPolicy: 'no-cache',
    });
    if (!data?.attributePreview.mismatches && !data?.attributePreview.references.length) return true;
    setPreview(data.attributePreview);
    return new Promise<boolean>((resolve) => (answerRef.current = resolve));
  };
  const question = shown && (
    <MismatchDialog
      isOpen={preview !== null}
      preview={shown}
      onSave={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
  return { ask, question };
}
