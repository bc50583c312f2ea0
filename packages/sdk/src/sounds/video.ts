import type { Sounds } from './sounds.ts';

/** When a video starts and when it pauses or ends. */
export interface VideoEvents {
  on(event: 'play' | 'pause', run: () => void): void;
}

/** YouTube's player tells states by number: 1 playing, 2 paused, 0 ended, 3 buffering. */
export interface YoutubePlayer {
  addEventListener(event: 'onStateChange', listener: (event: { readonly data: number }) => void): void;
}

export interface VimeoPlayer {
  on(event: 'play' | 'pause' | 'ended', listener: () => void): void;
}

const YOUTUBE: Readonly<Record<number, 'play' | 'pause'>> = { 0: 'pause', 1: 'play', 2: 'pause' };

export function youtubeEvents(player: YoutubePlayer): VideoEvents {
  return {
    on(event, run) {
      player.addEventListener('onStateChange', ({ data }) => {
        if (YOUTUBE[data] === event) run();
      });
    },
  };
}

export function vimeoEvents(player: VimeoPlayer): VideoEvents {
  return {
    on(event, run) {
      player.on(event, run);
      if (event === 'pause') player.on('ended', run);
    },
  };
}

/** A `<video>` of the page itself. */
export function elementEvents(video: EventTarget): VideoEvents {
  return {
    on(event, run) {
      video.addEventListener(event, run);
      if (event === 'pause') video.addEventListener('ended', run);
    },
  };
}

/** Silences all sounds while the video plays. Call the answer when the video goes away. */
export function muteWhilePlaying(sounds: Sounds, id: string, video: VideoEvents): () => void {
  const unmute = (): void => sounds.unmuteAll(id);
  video.on('play', () => sounds.muteAll(id));
  video.on('pause', unmute);
  return unmute;
}
