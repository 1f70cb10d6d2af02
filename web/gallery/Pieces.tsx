import { SimpleGrid, Stack } from "@chakra-ui/react";
import { CircleCheck, Clock, Coins, PiggyBank, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { DateText } from "../components/DateText.tsx";
import { MemberAvatar } from "../components/MemberAvatar.tsx";
import { MoneyText } from "../components/MoneyText.tsx";
import { Banner } from "../ui/Banner.tsx";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Card } from "../ui/Card.tsx";
import { CheckboxField, SwitchField } from "../ui/CheckboxField.tsx";
import { Chip } from "../ui/Chip.tsx";
import { ConfirmDialog } from "../ui/Dialog.tsx";
import { EmptyState, ErrorState } from "../ui/EmptyState.tsx";
import { Menu } from "../ui/Menu.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { PasswordField } from "../ui/PasswordField.tsx";
import { ProgressSteps } from "../ui/ProgressSteps.tsx";
import { SelectField } from "../ui/SelectField.tsx";
import { SkeletonCard, SkeletonRows } from "../ui/Skeletons.tsx";
import { StatTile } from "../ui/StatTile.tsx";
import { StrengthMeter } from "../ui/StrengthMeter.tsx";
import { Tabs } from "../ui/Tabs.tsx";
import { TextAreaField, TextField } from "../ui/TextField.tsx";
import { toaster } from "../ui/toaster.tsx";

function Actions() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <Stack direction="row" flexWrap="wrap" gap="3">
        <Button
          onClick={() => toaster.show({ tone: "paid", title: "Payment Successful!", text: "Your contribution is in." })}
        >
          Pay $100.00
        </Button>
        <Button variant="outline">Remind</Button>
        <Button variant="subtle">Invite</Button>
        <Button variant="ghost">Skip</Button>
        <Button isPending>Paying</Button>
        <Button disabled>Locked</Button>
        <Button colorPalette="late" onClick={() => setIsOpen(true)}>
          Remove
        </Button>
        <ButtonLink to="/groups" variant="plain">
          All groups
        </ButtonLink>
        <Menu
          trigger={<Button variant="outline">More</Button>}
          items={[
            { id: "edit", label: "Edit", onSelect: () => {} },
            { id: "remove", label: "Remove", isDestructive: true, onSelect: () => {} },
          ]}
        />
      </Stack>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => setIsOpen(false)}
        title="Remove Bruno from the circle?"
        confirmLabel="Remove"
        isDestructive
      >
        He has paid three rounds. What he paid in stays in the books.
      </ConfirmDialog>
    </Card>
  );
}

function Fields() {
  return (
    <Card>
      <Stack gap="5">
        <TextField label="Full name" defaultValue="Amina El Fassi" hint="As on your passport" />
        <TextField label="Email" defaultValue="amina@" error="Invalid Email: Please enter a valid email address." />
        <PasswordField label="Password" defaultValue="Summer-2026" />
        <StrengthMeter password="Summer-2026" />
        <SelectField
          label="Rhythm"
          options={[
            { value: "m", label: "Monthly" },
            { value: "w", label: "Weekly" },
          ]}
          placeholder="Choose…"
          isOptional
        />
        <TextAreaField label="What is it for?" isOptional />
        <CheckboxField label="I agree to the terms" defaultChecked />
        <CheckboxField label="I agree to the privacy policy" error="Please agree to the terms to go on." />
        <SwitchField label="Payment reminders" hint="The day before a payment is due" defaultChecked />
        <SwitchField label="Text messages" hint="Coming soon" disabled />
      </Stack>
    </Card>
  );
}

export function Pieces() {
  const [tab, setTab] = useState<"mine" | "discover" | "schedule">("mine");
  return (
    <Stack gap="6">
      <PageHeader
        title="Sunday Circle"
        text="You pay $100.00 by Friday."
        back={{ to: "/groups", label: "Groups" }}
        actions={<Button>Pay</Button>}
      />
      <SimpleGrid columns={{ base: 2, lg: 4 }} gap="3">
        <StatTile
          label="Total saved"
          icon={PiggyBank}
          value={<MoneyText cents={1_234_56} currency="USD" />}
          to="/money-transfer"
        />
        <StatTile
          label="Pending"
          icon={Coins}
          value={<MoneyText cents={100_00} currency="USD" />}
          hint={<DateText value="2026-11-27" format="weekday" />}
        />
        <StatTile label="Nine digits" value={<MoneyText cents={9_876_543_21} currency="USD" />} />
        <StatTile label="Active groups" value="3" />
      </SimpleGrid>
      <Stack direction="row" gap="2" flexWrap="wrap">
        <Chip tone="paid" icon={CircleCheck}>
          Paid
        </Chip>
        <Chip tone="due" icon={Clock}>
          2 days of grace left
        </Chip>
        <Chip tone="late" icon={TriangleAlert}>
          Late
        </Chip>
        <Chip tone="accent" icon={Coins}>
          Your turn
        </Chip>
        <Chip tone="info" icon={Clock}>
          On its way
        </Chip>
        <Chip icon={Clock}>Recruiting</Chip>
        {["Amina El Fassi", "Bruno", "Chloé Martin"].map((name, at) => (
          <MemberAvatar key={name} userId={`m${at}`} name={name} />
        ))}
      </Stack>
      <Actions />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
        <Fields />
        <Stack gap="4">
          <Banner
            tone="due"
            title="Set up payouts"
            action={
              <Button size="sm" variant="outline">
                Start
              </Button>
            }
            onDismiss={() => {}}
          >
            It takes about 2 minutes.
          </Banner>
          <Banner tone="late" title="Payment failed">
            Your bank refused the charge. Nothing was taken.
          </Banner>
          <ProgressSteps step={2} steps={5} title="Profile Setup" />
          <Tabs
            label="Groups"
            value={tab}
            onChange={setTab}
            tabs={[
              { value: "mine", label: "My groups", count: 3 },
              { value: "discover", label: "Discover" },
              { value: "schedule", label: "Schedule" },
            ]}
          >
            {(value) => <p>{value}</p>}
          </Tabs>
          <SkeletonRows rows={2} />
          <SkeletonCard />
          <Card>
            <EmptyState
              title="No groups yet"
              text="Start one with people you trust, or look around."
              action={<Button>Create Your First Group</Button>}
            />
          </Card>
          <Card>
            <ErrorState text="Having trouble loading data. Please check your connection." onRetry={() => {}} />
          </Card>
        </Stack>
      </SimpleGrid>
    </Stack>
  );
}
