import { makeStyles, Toolbar, ToolbarButton, ToolbarDivider, ToolbarToggleButton } from '@fluentui/react-components';
import { ArrowRedo20Regular } from '@fluentui/react-icons/svg/arrow-redo';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { TextBold20Regular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletList20Regular } from '@fluentui/react-icons/svg/text-bullet-list';
import { TextItalic20Regular } from '@fluentui/react-icons/svg/text-italic';
import { TextNumberListLtr20Regular } from '@fluentui/react-icons/svg/text-number-list-ltr';
import type { Editor } from '@tiptap/core';
import { useCallback, useSyncExternalStore, type ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { RichTextLink } from './RichTextLink';
import { richTextMessages as messages } from './richTextMessages';

const useStyles = makeStyles({
  bar: { flexWrap: 'wrap', padding: '2px' },
  button: { minWidth: '32px' },
  // Where the buttons take two lines, a divider could begin or end one.
  divider: { '@media (max-width: 599.98px)': { display: 'none' } },
});

interface Format {
  id: string;
  label: MessageDescriptor;
  icon?: ReactElement;
  /** Shown if there is no icon. */
  text?: string;
  isActive: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

const heading = (level: 2 | 3 | 4): Format => ({
  id: `heading${level}`,
  label: messages[`heading${level}`],
  text: `H${level}`,
  isActive: (editor) => editor.isActive('heading', { level }),
  toggle: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const formats: readonly (readonly Format[])[] = [
  [heading(2), heading(3), heading(4)],
  [
    {
      id: 'bold',
      label: messages.bold,
      icon: <TextBold20Regular />,
      isActive: (editor) => editor.isActive('bold'),
      toggle: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      id: 'italic',
      label: messages.italic,
      icon: <TextItalic20Regular />,
      isActive: (editor) => editor.isActive('italic'),
      toggle: (editor) => editor.chain().focus().toggleItalic().run(),
    },
  ],
  [
    {
      id: 'bulletList',
      label: messages.bulletList,
      icon: <TextBulletList20Regular />,
      isActive: (editor) => editor.isActive('bulletList'),
      toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      id: 'orderedList',
      label: messages.orderedList,
      icon: <TextNumberListLtr20Regular />,
      isActive: (editor) => editor.isActive('orderedList'),
      toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
  ],
];

/** Returns the editor state shown in the toolbar as a string, so that equal states do not cause a re-render. */
const getState = (editor: Editor): string =>
  [
    ...formats.flat().flatMap(({ id, isActive }) => (isActive(editor) ? [id] : [])),
    ...(editor.isActive('link') ? ['link'] : []),
    ...(editor.can().undo() ? ['undo'] : []),
    ...(editor.can().redo() ? ['redo'] : []),
  ].join(' ');

/** Formatting toolbar for the selection in the editor. Arrow keys move between the buttons. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener);
      return () => void editor.off('transaction', listener);
    },
    [editor],
  );
  const active = useSyncExternalStore(subscribe, () => getState(editor)).split(' ');
  return (
    <Toolbar
      size="small"
      className={styles.bar}
      aria-label={formatMessage(messages.toolbar)}
      checkedValues={{ format: active }}
    >
      {formats.map((group, place) => [
        ...group.map(({ id, label, icon, text, toggle }) => (
          <ToolbarToggleButton
            key={id}
            name="format"
            value={id}
            className={styles.button}
            icon={icon}
            aria-label={formatMessage(label)}
            title={formatMessage(label)}
            disabled={!editor.isEditable}
            onClick={() => toggle(editor)}
          >
            {text}
          </ToolbarToggleButton>
        )),
        <ToolbarDivider key={place} className={styles.divider} />,
      ])}
      <RichTextLink editor={editor} isActive={active.includes('link')} />
      <ToolbarDivider className={styles.divider} />
      <ToolbarButton
        icon={<ArrowUndo20Regular />}
        aria-label={formatMessage(messages.undo)}
        title={formatMessage(messages.undo)}
        disabledFocusable={!active.includes('undo')}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolbarButton
        icon={<ArrowRedo20Regular />}
        aria-label={formatMessage(messages.redo)}
        title={formatMessage(messages.redo)}
        disabledFocusable={!active.includes('redo')}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </Toolbar>
  );
}
