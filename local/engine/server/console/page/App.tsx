import { useState } from "react";
import { Console } from "./Console.tsx";
import { forgetSecret, keepSecret, keptSecret } from "./keptSession.ts";
import { SignIn } from "./SignIn.tsx";

/** Everybody may load the page, but not read data: it asks for the admin secret first and then shows GraphiQL. */
export function App() {
  const [secret, setSecret] = useState(keptSecret);
  const handleSignIn = (accepted: string) => {
    keepSecret(accepted);
    setSecret(accepted);
  };
  const handleSignOut = () => {
    forgetSecret();
    setSecret(undefined);
  };
  if (secret === undefined) return <SignIn onSignIn={handleSignIn} />;
  return <Console onSignOut={handleSignOut} secret={secret} />;
}
