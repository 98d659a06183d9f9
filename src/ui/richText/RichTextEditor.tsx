import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { RichTextToolbar } from './RichTextToolbar';
import { extensions, toDocument, toHtml } from './richTextHtml';

const useStyles = makeStyles({
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':has(.ProseMirror:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  text: {
    // It can be made higher, but does not grow by itself, which would move the fields below.
    height: '154px',
    overflow: 'auto',
    resize: 'vertical',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    '& .ProseMirror': {
      ...typographyStyles.body1,
      minHeight: '100%',
      boxSizing: 'border-box',
      padding: tokens.spacingHorizontalM,
      outlineStyle: 'none',
      textAlign: 'start',
      whiteSpace: 'break-spaces',
      overflowWrap: 'anywhere',
      fontVariantLigatures: 'none',
    },
    '& .ProseMirror > :first-child': { marginBlockStart: 0 },
    '& .ProseMirror > :last-child': { marginBlockEnd: 0 },
    '& p, & ul, & ol, & blockquote': { marginBlock: tokens.spacingVerticalS },
    '& li > p': { marginBlock: 0 },
    '& a': { color: tokens.colorBrandForegroundLink },
    '& blockquote': {
      marginInline: 0,
      paddingInlineStart: tokens.spacingHorizontalM,
      borderInlineStartWidth: '3px',
      borderInlineStartStyle: 'solid',
      borderInlineStartColor: tokens.colorNeutralStroke1,
    },
  },
  long: { height: 'auto', resize: 'none', '& .ProseMirror': { minHeight: '384px' } },
});

export interface RichTextEditorProps {
  /** The name of the field that the text belongs to. */
  name: string;
  label: string;
  /** Whether the text is a page of its own, which grows with its content. */
  isLong?: boolean;
  /** The ID of the element that describes an error in the text. */
  errorId?: string | undefined;
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** Visual editor for HTML. It is a separate chunk because the editor is large. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { name, label, isLong = false, errorId, html, onChange, onBlur } = props;
  const styles = useStyles();
  const hostRef = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  // The HTML that the current content was loaded from. The original markup is kept until the content changes.
  const origin = useRef<{ html: string; content: string } | null>(null);
  const shown = useRef(html);

  const change = useEffectEvent(onChange);
  const leave = useEffectEvent(onBlur);
  const create = useEffectEvent((element: HTMLElement) => {
    // A disabled fieldset only disables form controls, not this editor.
    const isReadOnly = element.closest('fieldset')?.disabled ?? false;
    const made = new Editor({
      element,
      extensions,
      injectCSS: false,
      content: toDocument(html),
      editable: !isReadOnly,
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-readonly': String(isReadOnly),
          'aria-label': label,
          name,
          dir: 'auto',
        },
      },
      onUpdate: ({ editor: changed }) => {
        const document = changed.getJSON();
        const isOrigin = JSON.stringify(document) === origin.current?.content;
        shown.current = isOrigin && origin.current ? origin.current.html : toHtml(document);
        change(shown.current);
      },
      onBlur: () => leave(),
    });
    origin.current = { html, content: JSON.stringify(made.getJSON()) };
    return made;
  });
  // Before the first paint, so that it does not grow from an empty frame.
  useLayoutEffect(() => {
    if (!hostRef.current) return;
    const made = create(hostRef.current);
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    editor?.view.dom.setAttribute('aria-invalid', String(errorId !== undefined));
    if (errorId === undefined) editor?.view.dom.removeAttribute('aria-describedby');
    else editor?.view.dom.setAttribute('aria-describedby', errorId);
  }, [editor, errorId]);

  useEffect(() => {
    // Replaces the shown content after the value was saved or discarded elsewhere.
    if (!editor || html === shown.current) return;
    shown.current = html;
    editor.commands.setContent(toDocument(html), { emitUpdate: false });
    origin.current = { html, content: JSON.stringify(editor.getJSON()) };
  }, [editor, html]);

  return (
    <div className={styles.frame}>
      {editor && <RichTextToolbar editor={editor} />}
      <div ref={hostRef} className={mergeClasses(styles.text, isLong && styles.long)} />
    </div>
  );
}
