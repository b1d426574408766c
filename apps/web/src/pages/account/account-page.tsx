/** 계정: address, password, two-step sign-in, devices, own data, removal. */
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { Link } from "react-router";
import { useAccount } from "../../api/account.ts";
import { isAdmin } from "../../api/session.ts";
import { EmptyState } from "../empty-state.tsx";
import { PageTitle } from "../page-title.tsx";
import { ClaimSection } from "./claim-section.tsx";
import { DataSection } from "./data-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { EmailSection } from "./email-section.tsx";
import { InstallSection } from "./install-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { RemoveSection } from "./remove-section.tsx";
import { TwoStepSection } from "./two-step-section.tsx";

export default function AccountPage() {
  const { data: account, isError, refetch } = useAccount();
  return (
    <>
      <PageTitle title="계정">
        {isAdmin(account ?? null) && (
          <Button component={Link} to="/admin">
            관리
          </Button>
        )}
      </PageTitle>
      {account ? (
        <Stack spacing={2}>
          <EmailSection account={account} />
          {account.claimable && <ClaimSection />}
          <PasswordSection account={account} />
          <TwoStepSection account={account} />
          <DevicesSection />
          <InstallSection />
          <DataSection />
          <RemoveSection account={account} />
        </Stack>
      ) : isError ? (
        <Card>
          <EmptyState message="계정을 불러오지 못했어요. 저장한 내용은 그대로 있어요.">
            <Button variant="outlined" onClick={() => void refetch()}>
              다시 불러오기
            </Button>
          </EmptyState>
        </Card>
      ) : (
        <Stack spacing={2} aria-busy>
          {SKELETON_HEIGHTS.map((height, at) => (
            <Skeleton key={at} variant="rounded" height={height} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** Of the sections, in px. */
const SKELETON_HEIGHTS = [150, 150, 150, 250, 150, 150, 150];
