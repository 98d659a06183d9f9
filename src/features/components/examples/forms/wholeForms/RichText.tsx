import { makeStyles, tokens, Toolbar, ToolbarToggleButton } from '@fluentui/react-components';
import { TextBold20Regular } from '@fluentui/react-icons/svg/text-bold';
import { TextBulletList20Regular } from '@fluentui/react-icons/svg/text-bullet-list';
import { TextItalic20Regular } from '@fluentui/react-icons/svg/text-italic';
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { SanitizedHtml } from '#ui/text/SanitizedHtml';
import { recordMessages as messages } from './recordMessages';

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: tokens.spacingVerticalM },
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    '& .ProseMirror': {
      minHeight: '96px',
      padding: tokens.spacingHorizontalM,
      whiteSpace: 'break-spaces',
      textAlign: 'start',
    },
    '& .ProseMirror:focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
});

const formats = [
  { name: 'bold', icon: <TextBold20Regular />, toggle: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    icon: <TextItalic20Regular />,
    toggle: (editor: Editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'bulletList',
    icon: <TextBulletList20Regular />,
    toggle: (editor: Editor) => editor.chain().focus().toggleBulletList().run(),
  },
] as const;

const initial =
  '<p>Sleeps <strong>two</strong>, weighs 2.1 kg.</p><ul><li><p>Vestibule</p></li><li><p>Bag</p></li></ul>';

/** A Tiptap editor with a toolbar. What it returns is HTML, which is sanitized wherever it is shown. */
export function RichText() {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const host = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [html, setHtml] = useState(initial);
  const [active, setActive] = useState<string[]>([]);

  const create = useEffectEvent(
    (element: HTMLElement) =>
      new Editor({
        element,
        extensions: [StarterKit],
        content: initial,
        injectCSS: false,
        editorProps: {
          attributes: {
            role: 'textbox',
            'aria-multiline': 'true',
            'aria-label': formatMessage(messages.productText),
            dir: 'auto',
          },
        },
        onTransaction: ({ editor: changed }) => {
          setHtml(changed.getHTML());
          setActive(formats.map(({ name }) => name).filter((name) => changed.isActive(name)));
        },
      }),
  );
  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => {
    if (!host.current) return;
    const made = create(host.current);
    setEditor(made);
    return () => made.destroy();
  }, []);

  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        <Toolbar size="small" aria-label={formatMessage(messages.formatting)} checkedValues={{ format: active }}>
          {formats.map(({ name, icon, toggle }) => (
            <ToolbarToggleButton
              key={name}
              name="format"
              value={name}
              icon={icon}
              aria-label={formatMessage(messages[name])}
              onClick={() => editor && toggle(editor)}
            />
          ))}
        </Toolbar>
        <div ref={host} />
      </div>
      <section aria-label={formatMessage(messages.asShown)}>
        <SanitizedHtml html={html} />
      </section>
    </div>
  );
}
