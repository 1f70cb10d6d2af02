/**
 * What we use of the plugins of the app on a phone. They are native code that the wrapper brings and Capacitor lists by name,
 * so nothing of them is in our build.
 */
import type { Coordinates, PositionOptions } from "../location/positionSource.ts";

/** What a listener is ended with. */
export interface Listening {
  remove: () => unknown;
}

type Listen<Events> = <Name extends keyof Events>(
  event: Name,
  listener: (told: Events[Name]) => void,
) => Listening | Promise<Listening>;

interface Tap<Notification> {
  /** `tap`, or what else was done with the notification, such as `dismiss`. */
  actionId: string;
  notification: Notification;
}

/** `@capacitor/app` */
interface AppPlugin {
  /** A link that opened the app is kept for whoever listens first. */
  addListener: Listen<{ appUrlOpen: { url: string } }>;
}

/** `@capacitor/geolocation` */
interface GeolocationPlugin {
  requestPermissions: () => Promise<{ location: string; coarseLocation: string }>;
  getCurrentPosition: (options: PositionOptions) => Promise<{ coords: Coordinates }>;
}

/** `@codetrix-studio/capacitor-google-auth` */
interface GoogleAuthPlugin {
  signIn: () => Promise<{ authentication?: { idToken?: string } }>;
}

/** `@capacitor/local-notifications` */
interface LocalNotificationsPlugin {
  schedule: (options: {
    notifications: { id: number; title: string; body: string; extra: { url: string } }[];
  }) => Promise<unknown>;
  addListener: Listen<{ localNotificationActionPerformed: Tap<{ extra?: { url?: unknown } | null }> }>;
}

/** `@capacitor/push-notifications` */
export interface PushNotificationsPlugin {
  checkPermissions: () => Promise<{ receive: string }>;
  requestPermissions: () => Promise<{ receive: string }>;
  /** The token comes as an event. */
  register: () => Promise<void>;
  unregister: () => Promise<void>;
  removeAllDeliveredNotifications: () => Promise<void>;
  addListener: Listen<{
    registration: { value: string };
    registrationError: { error: string };
    /** While the app is open. */
    pushNotificationReceived: { title?: string; body?: string; data?: { tag?: unknown; url?: unknown } | null };
    pushNotificationActionPerformed: Tap<{ data?: { url?: unknown } | null }>;
  }>;
}

/** `@capacitor/share` */
interface SharePlugin {
  share: (shared: { title: string; text: string; url: string }) => Promise<unknown>;
}

/** `@capacitor-community/apple-sign-in` */
interface SignInWithApplePlugin {
  authorize: (options: { scopes: string; nonce: string }) => Promise<{
    response?: {
      identityToken?: string;
      authorizationCode?: string;
      givenName?: string | null;
      familyName?: string | null;
    };
  }>;
}

/** `@capacitor/splash-screen` */
interface SplashScreenPlugin {
  hide: () => Promise<void>;
}

export interface Plugins {
  App: AppPlugin;
  Geolocation: GeolocationPlugin;
  GoogleAuth: GoogleAuthPlugin;
  LocalNotifications: LocalNotificationsPlugin;
  PushNotifications: PushNotificationsPlugin;
  Share: SharePlugin;
  SignInWithApple: SignInWithApplePlugin;
  SplashScreen: SplashScreenPlugin;
}
