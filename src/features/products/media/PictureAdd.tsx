import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowUpload20Regular } from '@fluentui/react-icons/svg/arrow-upload';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureTypes } from '../../../graphql/pictureChecks';
import { pictureMessages } from '../../../graphql/pictureMessages';
import { usePictureUpload } from '../../../graphql/usePictureUpload';
import { LabeledProgress } from '../../../ui/state/LabeledProgress';
import { Notice } from '../../../ui/state/Notice';
import { mediaMessages as messages } from './mediaMessages';
import { isPictureAddress } from './pictureAddress';
import type { PictureValues } from '../form/values/productValues';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    rowGap: tokens.spacingVerticalS,
    marginBlockStart: tokens.spacingVerticalS,
  },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  address: { flexGrow: 1, flexBasis: '200px' },
});

/** Props of `PictureAdd`. */
export interface PictureAddProps {
  onAdd: (picture: PictureValues) => void;
}

/** Adds images by URL or by uploading files. */
export function PictureAdd({ onAdd }: PictureAddProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
  const fileInput = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const { current, faults, upload } = usePictureUpload((uploaded) => onAdd({ ...uploaded, altTexts: {} }));

  const addAddress = () => {
    const url = address.trim();
    setIsRefused(!isPictureAddress(url));
    if (!isPictureAddress(url)) return;
    onAdd({ url, alt: '', altTexts: {} });
    setAddress('');
  };

  return (
    <div className={styles.root}>
      <div className={styles.line}>
        <Field
          className={styles.address}
          validationMessage={isRefused ? formatMessage(messages.badAddress) : undefined}
        >
          <Input
            type="url"
            aria-label={formatMessage(messages.newAddress)}
            placeholder={formatMessage(messages.newAddressHint)}
            value={address}
            onChange={(_event, { value }) => {
              setAddress(value);
              setIsRefused(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addAddress();
            }}
          />
        </Field>
        <Button disabledFocusable={address.trim() === ''} onClick={addAddress}>
          {formatMessage(messages.add)}
        </Button>
        <Button
          icon={<ArrowUpload20Regular />}
          disabledFocusable={current !== null}
          onClick={() => fileInput.current?.click()}
        >
          {formatMessage(messages.upload)}
        </Button>
        <input
          ref={fileInput}
          type="file"
          hidden
          multiple
          accept={pictureTypes.join(',')}
          aria-label={formatMessage(messages.upload)}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])]);
            // Allows the same file to be selected again.
            target.value = '';
          }}
        />
      </div>
      {current && (
        <LabeledProgress
          label={formatMessage(pictureMessages.uploading, { name: current.name })}
          text={formatMessage(pictureMessages.uploading, { name: current.name })}
          share={current.share}
        />
      )}
      {faults.map((fault) => (
        <Notice key={fault} tone="danger">
          {fault}
        </Notice>
      ))}
    </div>
  );
}
