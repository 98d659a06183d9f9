import { Button } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef } from 'react';
import { pictureTypes } from '#graphql/pictureChecks';

export interface UploadButtonProps {
  label: string;
  /** Shows the label to screen readers and as a tooltip only. */
  isLabelHidden?: boolean;
  /** Whether several files can be selected. */
  isMultiple?: boolean;
  isBusy: boolean;
  /** The media types that can be selected; all that can be uploaded if it is not given. */
  accept?: readonly string[];
  onFiles: (files: readonly File[]) => void;
}

/** Selects image files to upload. */
export function UploadButton(props: UploadButtonProps) {
  const { label, isLabelHidden = false, isMultiple = false, isBusy, accept = pictureTypes, onFiles } = props;
  const fileInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={<ArrowUpload20Regular />}
        {...(isLabelHidden && { 'aria-label': label, title: label })}
        disabledFocusable={isBusy}
        onClick={() => fileInput.current?.click()}
      >
        {isLabelHidden ? undefined : label}
      </Button>
      <input
        ref={fileInput}
        type="file"
        hidden
        multiple={isMultiple}
        accept={accept.join(',')}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows the same file to be selected again.
          target.value = '';
        }}
      />
    </>
  );
}
