import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { usePictureUpload } from '#graphql/usePictureUpload';
import { mediaMessages as messages } from '../../core/messages/mediaMessages';
import { isPictureAddress } from '#shared/pictureAddress';
import type { PictureValues } from '../../core/values/productValues';
import { UploadButton } from './UploadButton';
import { UploadState } from './UploadState';

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

export interface PictureAddProps {
  onAdd: (picture: PictureValues) => void;
}

/** Adds images by URL or by uploading files. */
export function PictureAdd({ onAdd }: PictureAddProps) {
  const { formatMessage } = useIntl();
  const styles = useStyles();
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
        <UploadButton
          label={formatMessage(messages.upload)}
          isMultiple
          isBusy={current !== null}
          onFiles={(files) => void upload(files)}
        />
      </div>
      <UploadState current={current} faults={faults} />
    </div>
  );
}
