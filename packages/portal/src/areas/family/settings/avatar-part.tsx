import '../family.css';
import { ApiError, type Model } from '@logikit/sdk';
import { buttonLook } from '@logikit/widgets/ui';
import { type ReactElement, useRef, useState } from 'react';
import { client } from '../../../client/client.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ErrorMessage } from '../../../ui/error-message.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useFormMutation } from '../../../forms/use-form-mutation.ts';
import { SettingLine } from './setting-line.tsx';

const MEGABYTES = 5;
const NO_RING = '0';

type Chosen = Pick<Model<'PupilSettings'>, 'avatarId' | 'avatarBorderId'>;

interface AvatarPartProps {
  readonly userId: number;
  readonly isOwn: boolean;
  readonly face: { readonly avatar: string | null; readonly border: string | null };
  readonly chosen: Chosen;
  readonly avatars: Model<'Avatars'>;
}

/** A drawn face, a photograph, and a ring. Each choice is kept at once. */
export function AvatarPart({ userId, isOwn, face, chosen, avatars }: AvatarPartProps): ReactElement {
  const t = useWords('family');
  const mutation = useFormMutation();
  // What has been chosen here: arrow keys go on from it, and wait neither for the answer nor for the page's data.
  const [asked, setAsked] = useState<Partial<Chosen>>({});
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const { avatarId, avatarBorderId } = { ...chosen, ...asked };
  const choose: Choose = (fields, wish) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (!isOwn) form.append('user_id', String(userId));
    // The call is declared by its fields; a form is how files travel.
    const sent = before.current.then(() => send(form as Model<'AvatarForm'>));
    before.current = sent.catch(() => undefined);
    setAsked((others) => ({ ...others, ...wish }));
    void mutation.run(() => sent).then((isKept) => isKept || setAsked({}));
  };
  return (
    <SettingLine
      id="face"
      icon={<Avatar avatar={face.avatar} border={face.border} size={36} />}
      title={t('family.face.title')}
    >
      <div className="form-row">
        <Avatar avatar={face.avatar} border={face.border} size={96} />
        <label {...buttonLook({ tone: 'plain', size: 'small' }, 'family-upload')}>
          {t('family.face.upload')}
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp,image/gif"
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) choose({ file }, { avatarId: null });
            }}
          />
        </label>
        <small>{t('family.face.hint', { limit: MEGABYTES })}</small>
      </div>
      {mutation.error !== null && <ErrorMessage text={mutation.error} />}
      <DrawnFaces avatars={avatars.avatars} chosen={avatarId} choose={choose} />
      <Rings borders={avatars.borders} avatar={face.avatar} chosen={avatarBorderId} choose={choose} />
    </SettingLine>
  );
}

/** Sends the fields of a form, and shows at once what was wished. */
type Choose = (fields: Readonly<Record<string, string | File>>, wish: Partial<Chosen>) => void;

interface DrawnFacesProps {
  readonly avatars: Model<'Avatars'>['avatars'];
  readonly chosen: Chosen['avatarId'];
  readonly choose: Choose;
}

function DrawnFaces({ avatars, chosen, choose }: DrawnFacesProps): ReactElement {
  const t = useWords('family');
  return (
    <fieldset className="form-tiles family-faces">
      <legend>{t('family.face.drawn')}</legend>
      {avatars.map(({ id, url }) => (
        <label key={id}>
          <input
            type="radio"
            name="avatar"
            aria-label={t('family.face.number', { number: id })}
            checked={id === chosen}
            onChange={() => choose({ avatar_id: String(id) }, { avatarId: id })}
          />
          <Avatar avatar={url} size={60} />
        </label>
      ))}
    </fieldset>
  );
}

interface RingsProps {
  readonly borders: Model<'Avatars'>['borders'];
  readonly avatar: string | null;
  readonly chosen: Chosen['avatarBorderId'];
  readonly choose: Choose;
}

function Rings({ borders, avatar, chosen, choose }: RingsProps): ReactElement {
  const t = useWords('family');
  return (
    <fieldset className="form-tiles family-faces">
      <legend>{t('family.face.rings')}</legend>
      <label>
        <input
          type="radio"
          name="border"
          aria-label={t('family.face.ring.none')}
          checked={chosen === null}
          onChange={() => choose({ avatar_border_id: NO_RING }, { avatarBorderId: null })}
        />
        <Avatar avatar={avatar} size={60} />
      </label>
      {borders.map(({ id, url }) => (
        <label key={id}>
          <input
            type="radio"
            name="border"
            aria-label={t('family.face.ring', { number: id })}
            checked={id === chosen}
            onChange={() => choose({ avatar_border_id: String(id) }, { avatarBorderId: id })}
          />
          <Avatar avatar={avatar} border={url} size={60} />
        </label>
      ))}
    </fieldset>
  );
}

async function send(body: Model<'AvatarForm'>): Promise<void> {
  try {
    await client().social.chooseAvatar({ body });
  } catch (error) {
    // What is far too large is turned away before anybody looks into it.
    if (error instanceof ApiError && error.code === 'payloadTooLarge')
      throw new ApiError(error.status, { code: 'avatarSizeError', message: error.message });
    throw error;
  }
}
