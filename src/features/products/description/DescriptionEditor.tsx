import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { Editor } from '@tiptap/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DescriptionToolbar } from './DescriptionToolbar';
import { extensions, toDocument, toHtml } from './descriptionHtml';

const useStyles = makeStyles({
  frame: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    ':has(.ProseMirror:focus-visible)': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  text: {
    maxHeight: '420px',
    overflow: 'auto',
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    '& .ProseMirror': {
      ...typographyStyles.body1,
      minHeight: '130px',
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
});

/** Props of `DescriptionEditor`. */
export interface DescriptionEditorProps {
  label: string;
  html: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** Visual editor for the description. It is a separate chunk because the editor is large. */
export function DescriptionEditor({ label, html, onChange, onBlur }: DescriptionEditorProps) {
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
          name: 'description',
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
  useEffect(() => {
    if (!hostRef.current) return;
    const made = create(hostRef.current);
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    // Replaces the shown content after the value was saved or discarded elsewhere.
    if (!editor || html === shown.current) return;
    shown.current = html;
    editor.commands.setContent(toDocument(html), { emitUpdate: false });
    origin.current = { html, content: JSON.stringify(editor.getJSON()) };
  }, [editor, html]);

  return (
    <div className={styles.frame}>
      {editor && <DescriptionToolbar editor={editor} />}
      <div ref={hostRef} className={styles.text} />
    </div>
  );
}
