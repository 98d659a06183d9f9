import { useApolloClient } from '@apollo/client/react';
import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { getFieldErrors, getErrorMessage } from '#graphql/errors';
import { refetchChanged } from '#graphql/refetchChanged';
import { fieldFocus } from '#ui/control/controlStyles';
import { textStart } from '#ui/layout/textAlign';
import { VisuallyHidden } from '#ui/text/VisuallyHidden';
import { useToast } from '#ui/state/useToast';
import { actionMessages as messages } from '../actionMessages';
import { formMessages } from '../form/formMessages';
import { useTaskCreateMutation } from '../TaskActions.generated';
import { todoHref, type TodoState } from '../todoParams';
import { foldText } from '#shared/foldText';

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '48px',
    paddingInline: tokens.spacingHorizontalS,
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderBlockEndColor: tokens.colorNeutralStroke2,
    ...fieldFocus,
    '& > svg': { marginInline: '6px', color: tokens.colorBrandForeground1 },
  },
  input: {
    ...typographyStyles.body1,
    height: '46px',
    minWidth: 0,
    padding: 0,
    border: 'none',
    outlineStyle: 'none',
    color: tokens.colorNeutralForeground1,
    backgroundColor: 'transparent',
    ...textStart,
    '::placeholder': { color: tokens.colorNeutralForeground3, opacity: 1 },
  },
  problem: {
    ...typographyStyles.caption1,
    gridColumn: '2 / -1',
    margin: 0,
    paddingBlockEnd: tokens.spacingVerticalS,
    color: tokens.colorStatusDangerForeground3,
  },
});

/** Creates a task from a title. The current view and tag determine its other fields, so that it appears in the list. */
export function QuickAdd({ state: { view, tag, q, page, sort } }: { state: TodoState }) {
  const client = useApolloClient();
  const intl = useIntl();
  const { formatMessage } = intl;
  const styles = useStyles();
  const toast = useToast();
  const problemId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [added, setAdded] = useState('');
  const [create] = useTaskCreateMutation();

  const add = async (title: string) => {
    // Focuses the field for the next task. The pressed button disappears.
    inputRef.current?.focus();
    setTyped('');
    setProblem('');
    try {
      const isImportant = view === 'IMPORTANT';
      const { data } = await create({ variables: { input: { title, isImportant, tags: tag === null ? [] : [tag] } } });
      setAdded(formatMessage(messages.quickAdded, { title }));
      const isFirst = page === 1 && sort === 'LATEST' && foldText(title).includes(foldText(q));
      if (data && !isFirst) {
        const action = { label: formatMessage(messages.open), to: todoHref({ task: data.createTask.task.id }) };
        toast.show({ intent: 'success', title: formatMessage(messages.created), actions: [action] });
      }
      await refetchChanged(client, new Set(['Task']));
    } catch (error) {
      const reason = getFieldErrors(error).title ?? getErrorMessage(error, intl);
      if (inputRef.current?.value === '') {
        setTyped(title);
        setProblem(reason);
      } else {
        toast.error(formatMessage(messages.notAdded, { title }), reason);
      }
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const title = typed.trim();
    if (title === '') setProblem(formatMessage(formMessages.titleMissing));
    else void add(title);
  };

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Add20Regular aria-hidden="true" />
      <input
        ref={inputRef}
        className={styles.input}
        dir="auto"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={formatMessage(messages.quickAdd)}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : problemId}
        placeholder={formatMessage(messages.quickAdd)}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem('');
        }}
        onBlur={() => typed.trim() === '' && setProblem('')}
      />
      {typed.trim() !== '' && (
        <Button type="submit" size="small" appearance="primary">
          {formatMessage(messages.quickAddSubmit)}
        </Button>
      )}
      {problem !== '' && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <VisuallyHidden role="status">{added}</VisuallyHidden>
    </form>
  );
}
