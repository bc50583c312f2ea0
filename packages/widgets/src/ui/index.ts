// The door `@logikit/widgets/ui`: the hand that draws Logikit, for the widgets and for the portal.
export { Button, ButtonLink, RoundButton, buttonLook } from './button.tsx';
export type { ButtonProps, ButtonLinkProps, RoundButtonProps } from './button.tsx';
export { Chip } from './chip.tsx';
export type { ChipProps } from './chip.tsx';
export { Stars, StarArc, starPath } from './stars.tsx';
export type { StarsProps } from './stars.tsx';
export { questionPictures, type QuestionPictures } from '@logikit/contract/scene';
export { Drawing } from '../scene/drawing.tsx';
export type { DrawingProps } from '../scene/drawing.tsx';
export { Cut, Dot, cutClass } from './cut.tsx';
export type { CutProps, DotProps, Line, Paper } from './cut.tsx';
export {
  BackIcon,
  CheckIcon,
  ChevronIcon,
  CloseIcon,
  DownIcon,
  HintIcon,
  MenuIcon,
  MinusIcon,
  PauseIcon,
  PlayIcon,
  PlusIcon,
  RefreshIcon,
  SearchIcon,
  SpeakerIcon,
  SpeakerOffIcon,
  UndoIcon,
} from './icons/actions.tsx';
export type { IconProps } from './icons/icon.tsx';
export {
  CertificateIcon,
  EventsIcon,
  HomeIcon,
  MeIcon,
  RatingIcon,
  RoadIcon,
  ShopIcon,
  TodayIcon,
} from './icons/places.tsx';
export { EnergyIcon, HeartIcon, InfinityIcon, LevelIcon, StarIcon } from './icons/stats.tsx';
export {
  BookIcon,
  ChartIcon,
  ClockIcon,
  ComputerIcon,
  DayIcon,
  EyeIcon,
  EyeOffIcon,
  FishIcon,
  GearIcon,
  GlobeIcon,
  KeyIcon,
  LetterIcon,
  MistIcon,
  NightIcon,
  PeopleIcon,
  PhoneIcon,
  SpeechIcon,
} from './icons/things.tsx';
export { KitCheering } from './kit/cheering.tsx';
export { KitFace } from './kit/face.tsx';
export type { KitFaceProps } from './kit/face.tsx';
export { Kit } from './kit/kit.tsx';
export type { KitProps } from './kit/kit.tsx';
export { KitOnPodium } from './kit/podium.tsx';
export { KitPointing } from './kit/pointing.tsx';
export { KitPuzzled } from './kit/puzzled.tsx';
export { KitReading } from './kit/reading.tsx';
export { KitSleeping } from './kit/sleeping.tsx';
export { KitThinking } from './kit/thinking.tsx';
export { KitWaving } from './kit/waving.tsx';
export { MooringScene, SuitcaseScene } from './scenes/account.tsx';
export { CardPicture } from './scenes/card-picture.tsx';
export type { CardPictureProps } from './scenes/card-picture.tsx';
export { AdultDoor, PartnerDoor, PreschoolDoor, SchoolDoor } from './scenes/doors.tsx';
export { FilmThumb, LightsThumb, PipesThumb, SudokuThumb, WalkThumb } from './scenes/game-thumbs.tsx';
export { HeroScene } from './scenes/hero.tsx';
export { FinaleScene } from './scenes/finale.tsx';
export type { FinaleSceneProps } from './scenes/finale.tsx';
export { HomeRoadScene, PlaceView } from './scenes/home-road.tsx';
export type { HomeRoadSceneProps } from './scenes/home-road.tsx';
export { Kites } from './scenes/kites.tsx';
export { LostScene } from './scenes/lost.tsx';
export { NextScene } from './scenes/next.tsx';
export type { NextSceneProps } from './scenes/next.tsx';
export { PaperPlaneScene } from './scenes/paper-plane.tsx';
export type { SceneMotif } from './scenes/places.tsx';
export { ClassroomScene } from './scenes/school.tsx';
export { CurtainScene, DayAndNightScene, FamilyHouseScene, KeyScene, SoundScene } from './scenes/settings.tsx';
export type { SceneProps } from './scenes/scene.tsx';
export { FleetScene } from './scenes/fleet.tsx';
export type { BoatPlace, FleetSceneProps } from './scenes/fleet.tsx';
export { WeekScene } from './scenes/week.tsx';
export type { WeekDay, WeekSceneProps } from './scenes/week.tsx';
export { Tangram, tangramPieces } from './scenes/tangram.tsx';
export type { TangramProps } from './scenes/tangram.tsx';
export {
  AgainThumb,
  BookThumb,
  CertificateThumb,
  ChessThumb,
  CubeThumb,
  MistThumb,
  NumbersThumb,
  RoadThumb,
  RobotThumb,
} from './scenes/thumbs.tsx';
