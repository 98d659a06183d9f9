import { Button, Checkbox, Field, makeStyles, Textarea, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SideDrawer } from '#ui/dialog/SideDrawer';
import { messages as uiMessages } from '#ui/messages';
import { HtmlEditor } from '#features/products/sections/description/HtmlEditor';
import { findOption, splitChoices } from '../cells/cellFormat';
import { sheetMessages as messages } from '../sheetMessages';
import type { DrawerEditing } from './useGridEditing';

const useStyles = makeStyles({
  body: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    paddingBlock: tokens.spacingVerticalXS,
  },
  text: { '& textarea': { minHeight: '320px' } },
});

export interface SheetDrawerProps {
  editing: DrawerEditing;
  /** Takes the value; null if it is discarded. */
  onClose: (value: string | null) => void;
}

function ValueControl({
  editing,
  value,
  onChange,
}: Pick<SheetDrawerProps, 'editing'> & { value: string; onChange: (value: string) => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const { format, header, id } = editing.column;
  if (format.kind === 'choices') {
    const chosen = splitChoices(format.options, value).map((part) => findOption(format.options, part)?.value ?? part);
    const unknown = chosen.filter((one) => !format.options.some((option) => option.value === one));
    const choices = [...format.options, ...unknown.map((one) => ({ value: one, label: one }))];
    const toggle = (one: string) =>
      onChange(
        choices.flatMap(({ value: other }) => (chosen.includes(other) === (other === one) ? [] : other)).join(', '),
      );
    return choices.map((option) => (
      <Checkbox
        key={option.value}
        label={option.label}
        checked={chosen.includes(option.value)}
        onChange={() => toggle(option.value)}
      />
    ));
  }
  if (format.kind === 'long' && format.isHtml) {
    return (
      <HtmlEditor
        name="value"
        label={header}
        isLabelHidden
        error={undefined}
        html={value}
        onChange={onChange}
        onBlur={() => undefined}
      />
    );
  }
  const hint =
    format.kind === 'categories' ? messages.categoriesHint : id === 'options' ? messages.optionsHint : undefined;
  return (
    <Field label={header} hint={hint && formatMessage(hint)}>
      <Textarea
        className={styles.text}
        resize="vertical"
        dir="auto"
        value={value}
        onChange={(_event, data) => onChange(data.value)}
      />
    </Field>
  );
}

/** Edits a value that needs more than a line: a long or formatted text, several options, or categories. */
export function SheetDrawer({ editing, onClose }: SheetDrawerProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const [draft, setDraft] = useState({ editing, value: editing.value });
  if (draft.editing !== editing && editing.isOpen) setDraft({ editing, value: editing.value });
  const { row, column, isOpen } = editing;
  return (
    <SideDrawer
      isOpen={isOpen}
      size="medium"
      title={formatMessage(messages.edit, { column: column.header })}
      note={row.name}
      bodyClassName={styles.body}
      returnsFocus={false}
      onClose={() => onClose(null)}
      footer={
        <>
          <Button appearance="primary" onClick={() => onClose(draft.value)}>
            {formatMessage(messages.done)}
          </Button>
          <Button onClick={() => onClose(null)}>{formatMessage(uiMessages.cancel)}</Button>
        </>
      }
    >
      <ValueControl
        editing={editing}
        value={draft.value}
        onChange={(value) => setDraft((now) => ({ ...now, value }))}
      />
    </SideDrawer>
  );
}
