import { useSocial } from '../../../app/social/social-account.ts';
import { socialService } from '../../../app/social/social-service.ts';
import { GlobeIcon } from '../../../controls/Icons.tsx';
import type { PhotoSource, SourceTabProps } from './photo-source.ts';
import { SocialPhotos } from './SocialPhotos.tsx';
import { SocialSignIn } from './SocialSignIn.tsx';

/** Photo source: the photo service that the shop has set up. */
export const socialSource: PhotoSource = {
  id: 'TAB_SOCIAL',
  type: 'SOCIAL',
  label: () => socialService() ?? '',
  icon: <GlobeIcon />,
  isOffered: () => socialService() !== null,
  Tab: SocialTab,
};

/** The tab of the photo service. [SOCIAL-01] [SOCIAL-02] */
function SocialTab({ collage }: SourceTabProps) {
  const { stage } = useSocial();
  const service = socialService() ?? '';
  return stage === 'in' ? <SocialPhotos collage={collage} service={service} /> : <SocialSignIn service={service} />;
}
