/** The page `/dev/position/NAME` of `npm run dev`: lays the position, and leads on to the window with it. */
import '#renderer/app/no-eval.ts';
import { hostThrough, pickBridge } from '#renderer/session/bridge.ts';
import { rememberCampaign } from '#renderer/session/last-campaign.ts';
import { layPosition } from './lay.ts';

const name = decodeURIComponent(location.pathname.split('/')[3] ?? '');
layPosition(hostThrough(pickBridge()), name).then(
  (campaign) => {
    rememberCampaign(campaign);
    location.replace('/');
  },
  (error: Error) => document.body.replaceChildren(error.message),
);
