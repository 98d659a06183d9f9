import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { attributeLabel } from '#entities/attribute/attributeLabel';
import { useRevalidationToast } from '#entities/attribute/useRevalidationToast';
import type { UnitFamily } from '#graphql/types.generated';
import { useSession } from '#session/sessionContext';
import { useLastOpen } from '#ui/hooks/useLastOpen';
import {
  AttributeTrialDocument,
  useAttributeUpdateMutation,
  type AttributeFormFragment,
  type AttributeTrialQuery,
} from './AttributeForm.generated';
import { AttributeFormView } from './AttributeFormView';
import type { AttributeValues } from './attributeSchema';
import { toFormatInput, toFormValues, toInput } from './attributeValues';
import { formMessages } from './formMessages';
import { MismatchDialog } from './MismatchDialog';
import { UsageSection } from './UsageSection';

export interface AttributeEditorProps {
  attribute: AttributeFormFragment;
  units: readonly { code: string; family: UnitFamily }[];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The form of a stored attribute. If stored values do not match the changes, it asks before it saves them. */
export function AttributeEditor({ attribute, units }: AttributeEditorProps) {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const client = useApolloClient();
  const confirm = useRevalidationToast();
  const [update] = useAttributeUpdateMutation();
  const values = useMemo(() => toFormValues(attribute), [attribute]);
  const [preview, setPreview] = useState<AttributeTrialQuery['attributePreview'] | null>(null);
  const answerRef = useRef<(isWanted: boolean) => void>(undefined);
  const shown = useLastOpen(preview !== null, preview);
  const { isSystem, field } = attribute;
  const readOnly = isSystem
    ? formMessages.systemReadOnly
    : can('update', 'Attribute')
      ? undefined
      : formMessages.readOnly;

  /** Resolves to whether to save the changes. */
  const ask = async (changed: AttributeValues) => {
    const format = toFormatInput(changed);
    if (isSame(format, toFormatInput(values))) return true;
    const { data } = await client.query({
      query: AttributeTrialDocument,
      variables: { input: { id: attribute.id, ...format } },
      fetchPolicy: 'no-cache',
    });
    if (!data?.attributePreview.mismatches) return true;
    setPreview(data.attributePreview);
    return new Promise<boolean>((resolve) => (answerRef.current = resolve));
  };
  const answer = (isWanted: boolean) => {
    setPreview(null);
    answerRef.current?.(isWanted);
  };
  const save = async (changed: AttributeValues) => {
    if (!(await ask(changed))) return false;
    const { code: _, ...input } = toInput(changed);
    const { data } = await update({ variables: { input: { id: attribute.id, ...input } } });
    if (!data) return false;
    const { attribute: saved, ...revalidation } = data.updateAttribute;
    confirm(formatMessage(formMessages.saved, { name: attributeLabel(saved.labels, locale) }), revalidation);
    return true;
  };

  return (
    <>
      <AttributeFormView
        values={values}
        units={units}
        isStored
        readOnlyText={readOnly && formatMessage(readOnly)}
        codeHint={formatMessage(field === null ? formMessages.codeStored : formMessages.codeOfField)}
        onSave={save}
      >
        <UsageSection usage={attribute.usage} families={attribute.families} isSystem={isSystem} />
      </AttributeFormView>
      {shown && (
        <MismatchDialog
          isOpen={preview !== null}
          preview={shown}
          onSave={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </>
  );
}
