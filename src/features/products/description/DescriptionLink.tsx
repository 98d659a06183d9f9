import {
  Button,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  tokens,
  ToolbarToggleButton,
} from '@fluentui/react-components';
import { Link20Regular } from '@fluentui/react-icons/svg/link';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { descriptionMessages as messages } from './descriptionMessages';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', rowGap: tokens.spacingVerticalM, width: '280px', maxWidth: '100%' },
  actions: { display: 'flex', justifyContent: 'flex-end', columnGap: tokens.spacingHorizontalS },
});

/** `example.com/a` is treated as a website. Paths, anchors, and URLs with a protocol stay as they are. */
const toAddress = (text: string) => (/^([a-z][a-z\d+.-]*:|[/#?.])/i.test(text) ? text : `https://${text}`);

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const href: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof href === 'string' ? href : '');
  const [isRefused, setIsRefused] = useState(false);

  const apply = () => {
    const target = toAddress(address.trim());
    const chain = editor.chain().focus().extendMarkRange('link');
    const hasText = !editor.state.selection.empty || editor.isActive('link');
    const isDone =
      address.trim() !== '' &&
      editor.can().setLink({ href: target }) &&
      (hasText
        ? chain.setLink({ href: target }).run()
        : chain
            .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href: target } }] })
            .run());
    if (isDone) onDone();
    else setIsRefused(true);
  };

  return (
    <div className={styles.form}>
      <Field
        label={formatMessage(messages.address)}
        validationMessage={isRefused ? formatMessage(messages.addressWrong) : undefined}
      >
        <Input
          type="url"
          dir="ltr"
          value={address}
          onChange={(_event, { value }) => setAddress(value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            apply();
          }}
        />
      </Field>
      <div className={styles.actions}>
        {editor.isActive('link') && (
          <Button
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {formatMessage(messages.removeLink)}
          </Button>
        )}
        <Button appearance="primary" onClick={apply}>
          {formatMessage(messages.apply)}
        </Button>
      </div>
    </div>
  );
}

/** Turns the selection into a link, or edits the link at the cursor. */
export function DescriptionLink({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={(_event, { open }) => setIsOpen(open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <ToolbarToggleButton
          name="format"
          value="link"
          icon={<Link20Regular />}
          aria-label={formatMessage(messages.link)}
          aria-pressed={isActive}
          title={formatMessage(messages.link)}
          disabled={!editor.isEditable}
        />
      </PopoverTrigger>
      <PopoverSurface aria-label={formatMessage(messages.link)}>
        <LinkForm editor={editor} onDone={() => setIsOpen(false)} />
      </PopoverSurface>
    </Popover>
  );
}
